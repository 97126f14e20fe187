import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import { describe, expect, test } from "vitest";
import { type Language, languages } from "#domain/language.ts";
import {
  isUntranslatedSentence,
  untranslatedWords,
  wholeWords,
} from "#tests/accessibility/untranslated-words.ts";

const folder = join(import.meta.dirname, "messages");
const areas = readdirSync(join(folder, "en")).map((file) => file.replace(".json", ""));

const wordsOf = (language: Language, area: string): Record<string, string> =>
  JSON.parse(readFileSync(join(folder, language, `${area}.json`), "utf8"));

type Token = string | readonly [string, string?, unknown?];

/** Every value a message takes and every plural in it, at any depth. */
function partsOf(message: unknown): { values: string[]; plurals: string[][] } {
  const values: string[] = [];
  const plurals: string[][] = [];
  const visit = (node: unknown): void => {
    if (!Array.isArray(node)) return;
    for (const token of node as Token[]) {
      if (typeof token === "string") continue;
      const [name, kind, choices] = token;
      values.push(name);
      if (kind === "plural" && choices && typeof choices === "object")
        plurals.push(Object.keys(choices).filter((key) => key !== "offset" && !/^=?\d+$/.test(key)));
      if (choices && typeof choices === "object") Object.values(choices).forEach(visit);
    }
  };
  visit(message);
  return { values: [...new Set(values)].sort(), plurals };
}

/** What a message says to people, without the names of values and the forms of plurals. */
function spokenText(message: string): string {
  const texts: string[] = [];
  compileMessage(message, (text) => {
    texts.push(text);
    return text;
  });
  return texts.join("\n");
}

/** Latin words that stay as they are in Arabic and Urdu: names of products and of forms of files, addresses, a cookie. */
const latinTerms = [
  "Firecrawl",
  "Chrome",
  "Brave",
  "Stripe",
  "CSV",
  "PDF",
  "JSON",
  "HTML",
  "Markdown",
  "https?",
  "robots\\.txt",
  "language",
];

describe.each(languages)("the words of %s", (language) => {
  test.each(areas)("area %s has every key of English, sorted, none empty", (area) => {
    const words = wordsOf(language, area);
    const keys = Object.keys(words);
    expect(keys).toEqual(Object.keys(wordsOf("en", area)));
    expect(keys).toEqual([...keys].sort());
    for (const [key, word] of Object.entries(words)) expect(word.trim(), key).not.toBe("");
  });

  test.each(areas)("area %s takes the values that English takes, with every plural form", (area) => {
    const english = wordsOf("en", area);
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const [key, word] of Object.entries(wordsOf(language, area))) {
      const { values, plurals } = partsOf(compileMessage(word));
      expect(values, key).toEqual(partsOf(compileMessage(english[key] ?? "")).values);
      for (const plural of plurals) expect([...plural].sort(), key).toEqual([...forms].sort());
    }
  });
});

describe.each(languages.filter((language) => language !== "en"))("the words of %s", (language) => {
  test.each(areas)("area %s has no words of another language", (area) => {
    for (const [key, word] of Object.entries(wordsOf(language, area)))
      expect(untranslatedWords(spokenText(word), language, latinTerms), key).toEqual([]);
  });

  test.each(areas)("area %s has no sentence left as English has it", (area) => {
    const words = wordsOf("en", area);
    for (const [key, word] of Object.entries(wordsOf(language, area)))
      expect(isUntranslatedSentence(spokenText(word), spokenText(words[key] ?? "")), key).toBe(false);
  });
});

test.each(latinTerms)("%s stands in Arabic and in Urdu", (saved) => {
  for (const language of ["ar", "ur"] as const) {
    const all = areas.flatMap((area) => Object.values(wordsOf(language, area)).map(spokenText));
    expect(all.filter((text) => wholeWords([saved]).test(text))).not.toEqual([]);
  }
});
