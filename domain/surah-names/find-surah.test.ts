import { describe, expect, test } from "vitest";
import { plainMessage } from "#domain/conversation/plain-message.ts";
import { nameWords } from "#domain/search/name-words.ts";
import { findSurah, findSurahs, surahBySpelling } from "./find-surah.ts";
import { findSurahInMessage } from "./find-surah-in-message.ts";
import { surahNames } from "./surah-names.ts";

const first = (typed: string) => findSurahs(typed)[0];

describe("a surah searched by name", () => {
  test.each([
    ["yasin", 36],
    ["Yaseen", 36],
    ["surah yaasin", 36],
    ["Baqara", 2],
    ["baqrah", 2],
    ["Kahf", 18],
    ["Mulk", 67],
    ["mülk", 67],
    ["waqia", 56],
    ["rehman", 55],
    ["Şûrâ", 42],
    ["Kureyş", 106],
    ["Al-Kautsar", 108],
    ["سورة يس", 36],
    ["یٰسین", 36],
    ["سورۃ البقرہ", 2],
    ["baq", 2],
    ["البق", 2],
    ["insan", 76],
    ["nas", 114],
    ["nasr", 110],
    ["the cow", 2],
    ["36", 36],
    ["٣٦", 36],
  ])("typed as %s comes first in the list", (typed, surah) => {
    expect(first(typed)).toBe(surah);
  });

  test("is found by every spelling of the table, with and without its article", () => {
    const wrong = surahNames.flatMap(([arabic, latin], at) => {
      const names = [
        ...arabic
          .split(", ")
          .flatMap((name) => (/^[^ ]{3,}$/.test(name) && name !== "تبت" ? [name, `ال${name}`] : [name])),
        ...latin.split(", ").flatMap((name) => [name, `al-${name}`]),
      ];
      return names.filter(
        (name) =>
          surahBySpelling(nameWords(name)) !== at + 1 ||
          first(name) !== at + 1 ||
          first(`Surah ${name}`) !== at + 1,
      );
    });
    expect(wrong).toEqual([]);
    for (const [, latin] of surahNames) expect(latin.split(", ").length).toBeGreaterThan(2);
  });

  test.each([
    ["Bani Israel", 17],
    ["qul huwallah", 112],
    ["ام الکتاب", 1],
    ["Al-Keiama", 75],
    ["Youcef", 12],
    ["Yacine", 36],
    ["الم نشرح", 94],
    ["عم", 78],
    ["Al Baqarah", 2],
    ["Umm al-Quran", 1],
  ])("is found as %s by search and by the assistant", (name, surah) => {
    expect(findSurah(nameWords(name), false)).toBe(surah);
    expect(findSurahInMessage(`surah ${plainMessage(name)}`)).toBe(surah);
  });

  test("is not a word that only looks like its name", () => {
    for (const word of ["الجنة", "جنت", "محمدة", "خمر"])
      expect(findSurah(nameWords(word), true)).toBeUndefined();
  });

  test("is listed by the beginning of a word only, and by additional names", () => {
    expect(findSurahs("aqara")).toEqual([]);
    expect(findSurahs("sapi")).toContain(2);
    expect(findSurahs("gaay")).toEqual([]);
    expect(findSurahs("gaay", [[], ["Gaay"]])).toEqual([2]);
    expect(findSurahs("")).toHaveLength(114);
    expect(findSurahs("xyzzy")).toEqual([]);
  });

  test("is found by exact name before one that only shares its consonants", () => {
    expect(findSurah(nameWords("yasin"), true)).toBe(36);
    expect(findSurah(nameWords("in yasin"), true)).toBeUndefined();
    expect(findSurah(nameWords("kursi"), false)).toBeUndefined();
  });
});
