import { describe, expect, it } from "vitest";
import { languages } from "#domain/language.ts";
import { clockTime } from "./clock-time.ts";
import { localeOf } from "./locale.ts";

describe("a time in a recitation", () => {
  it("is written with the digits of the language, the seconds always two", () => {
    expect(clockTime(65, "en")).toBe("1:05");
    expect(clockTime(600, "ar")).toBe("١٠:٠٠");
    expect(clockTime(59.9, "ur")).toBe("۰:۵۹");
    expect(clockTime(61_239, "fr")).toBe("1020:39");
    for (const nothing of [Number.NaN, Number.POSITIVE_INFINITY, -3])
      expect(clockTime(nothing, "en")).toBe("0:00");
  });

  it("is what Intl writes, for every second of an hour", () => {
    for (const language of languages) {
      const locale = localeOf(language);
      const minutes = new Intl.NumberFormat(locale, { useGrouping: false });
      const seconds = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2 });
      for (let second = 0; second < 3600; second += 1)
        expect(clockTime(second, language)).toBe(
          `${minutes.format(Math.floor(second / 60))}:${seconds.format(second % 60)}`,
        );
    }
  });
});
