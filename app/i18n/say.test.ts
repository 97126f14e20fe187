import { compileMessage } from "@lingui/message-utils/compileMessage";
import { describe, expect, test } from "vitest";
import { languages } from "#domain/language.ts";
import { localeOf } from "./locale.ts";
import { formatNumber } from "./numbers.ts";
import { say } from "./say.ts";

const someNumbers = [
  ...Array.from({ length: 1201 }, (_, count) => count),
  ...[
    6236, 9999, 10_000, 77_430, 100_000, 999_999, 1_000_000, 2_000_000, 1_234_567_890, -0, -7, 0.5, 1234.25,
  ],
  Number.MAX_SAFE_INTEGER,
];

describe.each(languages)("in %s", (language) => {
  test("a number is written as Intl writes it", () => {
    const formatter = new Intl.NumberFormat(localeOf(language));
    for (const value of someNumbers) expect(formatNumber(value, language)).toBe(formatter.format(value));
  });

  test("a plural is chosen as Intl chooses it", () => {
    const rules = new Intl.PluralRules(localeOf(language));
    const forms = ["zero", "one", "two", "few", "many", "other"];
    const message = compileMessage(`{n, plural, ${forms.map((form) => `${form} {${form}}`).join(" ")}}`);
    for (const n of someNumbers)
      expect(say({ "a.b": message }, language, "a.b", { n })).toBe(rules.select(n));
  });
});

describe("a message", () => {
  const messages = {
    plain: "As it is",
    named: compileMessage("{who} has read {what}."),
    exact: compileMessage("{n, plural, =0 {None of {whole}} one {# of {whole}} other {# of {whole}}}"),
  };

  test("replaces names by values, and a name without a value by nothing", () => {
    expect(say(messages, "en", "plain")).toBe("As it is");
    expect(say(messages, "en", "named", { who: "Zayd", what: 3 })).toBe("Zayd has read 3.");
    expect(say(messages, "en", "named", { who: "Zayd" })).toBe("Zayd has read .");
  });

  test("prefers the form of the exact number, and writes # in the language's digits", () => {
    expect(say(messages, "en", "exact", { n: 0, whole: 5 })).toBe("None of 5");
    expect(say(messages, "tr", "exact", { n: 1, whole: 5 })).toBe("1 of 5");
    expect(say(messages, "ar", "exact", { n: 1234, whole: "٥" })).toBe("١٬٢٣٤ of ٥");
  });

  test("that is missing returns its key", () => {
    expect(say(messages, "fr", "reader.lost")).toBe("reader.lost");
  });
});
