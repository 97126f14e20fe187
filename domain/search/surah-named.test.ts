import { describe, expect, test } from "vitest";
import { nameWords } from "./name-words.ts";
import { surahNamed, surahsListed } from "./surah-named.ts";
import { surahNames } from "./surah-names.ts";

const first = (typed: string) => surahsListed(typed)[0];

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
    surahNames.forEach(([arabic, romanised], at) => {
      for (const name of [...arabic.split("، "), ...romanised.split(", ")]) {
        expect([name, first(name)]).toEqual([name, at + 1]);
        expect([name, first(`Surah ${name}`)]).toEqual([name, at + 1]);
      }
      expect(romanised.split(", ").length).toBeGreaterThan(2);
    });
  });

  test("is listed by the beginning of a word only, and by additional names", () => {
    expect(surahsListed("aqara")).toEqual([]);
    expect(surahsListed("sapi")).toContain(2);
    expect(surahsListed("gaay")).toEqual([]);
    expect(surahsListed("gaay", [[], ["Gaay"]])).toEqual([2]);
    expect(surahsListed("")).toHaveLength(114);
    expect(surahsListed("xyzzy")).toEqual([]);
  });

  test("is found by exact name before one that only shares its consonants", () => {
    expect(surahNamed(nameWords("yasin"), true)).toBe(36);
    expect(surahNamed(nameWords("in yasin"), true)).toBeUndefined();
    expect(surahNamed(nameWords("kursi"), false)).toBeUndefined();
  });
});
