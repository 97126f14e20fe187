import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isTajweedRule, type TajweedRule, tajweedRules } from "./rule.ts";
import { tajweedOf } from "./tajweed-of.ts";

type Verse = { surah: number; ayah: number; text: string };

const entry = pathToFileURL(createRequire(import.meta.url).resolve("quran-validator"));
const verses: Verse[] = JSON.parse(readFileSync(new URL("../data/quran-verses.json", entry), "utf8"));
const textOf = new Map(verses.map(({ surah, ayah, text }) => [`${surah}:${ayah}`, text]));

/** Words of a verse, counted from 1, that have a rule; a part without a letter is not a word. */
function wordsWith(reference: string, rule: TajweedRule): number[] {
  const text = textOf.get(reference) ?? "";
  const points = Array.from(text);
  const found = tajweedOf(text).filter((span) => span.rule === rule);
  return found.map(({ from }) => {
    const before = points.slice(0, from + 1).join("");
    return before.split(" ").filter((part) => /[\u0621-\u063a\u0641-\u064a\u0671]/u.test(part)).length;
  });
}

describe("still noon and tanween", () => {
  test.each<[string, TajweedRule, string, number[]]>([
    ["the noon of `min` goes wholly into ra", "idgham_no_ghunnah", "36:58", [3, 4]],
    ["a tanween goes into ya and waw with its sound", "idgham_ghunnah", "99:7", [1, 5]],
    ["noon before noon merges with its sound", "idgham_ghunnah", "92:19", [4]],
    ["tanween is hidden before the fifteen letters", "ikhfa", "89:22", [4]],
    ["noon inside a word is hidden", "ikhfa", "94:3", [2]],
    ["the small noon of 21:88 is hidden", "ikhfa", "21:88", [7]],
    ["noon becomes meem before ba, inside a word and across two", "iqlab", "2:33", [3, 6]],
    ["tanween becomes meem before ba", "iqlab", "90:2", [2]],
  ])("%s", (_, rule, reference, words) => {
    expect(wordsWith(reference, rule)).toEqual(words);
  });

  test.each([
    ["dunya", "67:5", 4, 0],
    ["bunyan (its tanween merges)", "61:4", 10, 1],
    ["qinwan", "6:99", 23, 0],
    ["sinwan (its tanween merges)", "13:4", 10, 1],
  ])("the noon inside %s stays clear", (_, reference, word, ofTanween) => {
    expect(wordsWith(reference, "idgham_ghunnah").filter((found) => found === word)).toHaveLength(ofTanween);
  });

  test("nothing joins over a sakt, before a wasl alef, or over the verse's end", () => {
    expect(wordsWith("75:27", "idgham_no_ghunnah")).toEqual([]);
    expect(wordsWith("83:14", "idgham_mutaqaribayn")).toEqual([]);
    expect(wordsWith("53:50", "idgham_no_ghunnah")).toEqual([]);
    expect(wordsWith("112:4", "iqlab")).toEqual([]);
  });

  test("the opening letter noon is read clear before waw", () => {
    expect(wordsWith("68:1", "idgham_ghunnah")).toEqual([]);
  });
});

describe("still meem, doubled letters, merging", () => {
  test.each<[string, TajweedRule, string, number[]]>([
    ["meem merges into meem", "idgham_shafawi", "106:4", [2, 5]],
    ["meem is hidden before ba", "ikhfa_shafawi", "105:4", [1]],
    ["doubled noon and meem are held", "ghunnah", "114:6", [2, 3]],
    ["the ta of 3:122 merges into ta emphatic", "idgham_mutajanisayn", "3:122", [2]],
    ["the tha of 7:176 merges into dhal", "idgham_mutajanisayn", "7:176", [20]],
    ["the ba of 11:42 merges into meem", "idgham_mutajanisayn", "11:42", [14]],
    ["the emphatic ta of 5:28 keeps its weight before ta", "idgham_mutajanisayn", "5:28", [2]],
    ["dal merges into ta inside a word", "idgham_mutajanisayn", "109:4", [5]],
    ["lam merges into ra", "idgham_mutaqaribayn", "4:158", [1]],
    ["qaf merges into kaf", "idgham_mutaqaribayn", "77:20", [2]],
    ["the article's lam is lost before a sun letter", "lam_shamsiyyah", "91:1", [1]],
    ["so it is after the preposition li", "lam_shamsiyyah", "67:5", [3, 4, 8, 12]],
    ["and not before a moon letter", "lam_shamsiyyah", "91:2", []],
  ])("%s", (_, rule, reference, words) => {
    expect(wordsWith(reference, rule)).toEqual(words);
  });
});

describe("madd", () => {
  test.each<[string, TajweedRule, string, number[]]>([
    ["hamza in the same word", "madd_muttasil", "110:1", [2]],
    ["hamza after a letter under the zero", "madd_muttasil", "89:23", [1]],
    ["hamza in the next word", "madd_munfasil", "108:1", [1]],
    ["the pronoun's lengthening before hamza", "madd_munfasil", "104:3", [3]],
    ["the call `ya` and the pointing `ha` are words of their own", "madd_munfasil", "2:21", [1]],
    ["of `haula` the first madd is separated, the second connected", "madd_munfasil", "83:32", [3, 5]],
    ["of `haula` the second madd is connected", "madd_muttasil", "83:32", [5]],
    ["`haum` is one word", "madd_muttasil", "69:19", [7]],
    ["shadda after the long letter", "madd_6", "1:7", [9]],
    ["shadda twice in one word", "madd_6", "6:80", [1, 4, 4]],
    ["the alef of a question before the article", "madd_6", "10:59", [14]],
    ["the alef of a question before a still lam", "madd_6", "10:51", [7]],
    ["three of the five opening letters of 19:1", "madd_6", "19:1", [1, 1, 1]],
    ["the other two opening letters of 19:1", "madd_2", "19:1", [1, 1]],
    ["a still end after a long letter", "madd_246", "1:2", [4]],
    ["a still end after a soft letter", "madd_246", "106:3", [4]],
    ["two counts, and so the alef of a tanween at the stop", "madd_2", "110:2", [2, 3, 4, 5, 7, 7]],
    ["a connecting hamza before the stop counts no more at the verse's end", "madd_munfasil", "20:13", []],
    ["the hamza eased in 41:44 is no long letter", "madd_munfasil", "41:44", [8, 20]],
  ])("%s", (_, rule, reference, words) => {
    expect(wordsWith(reference, rule)).toEqual(words);
  });

  test("the pronoun's lengthening falls away when the verse stops on it", () => {
    expect(wordsWith("99:7", "madd_2")).toEqual([3]);
  });
});

describe("echo, wasl and silence", () => {
  test.each<[string, TajweedRule, string, number[]]>([
    ["under a sukun and at the verse's end", "qalqalah", "112:3", [2, 4]],
    ["a doubled letter at the end", "qalqalah", "111:1", [5]],
    ["not where a tanween of fatha leaves an alef", "qalqalah", "90:6", []],
    ["a wasl alef inside the verse", "hamzat_wasl", "1:7", [2, 6, 9]],
    ["not at the head of the verse, where it is sounded", "hamzat_wasl", "1:2", [4]],
    [
      "the alef after the plural's waw, and a long letter before a wasl alef",
      "silent",
      "103:3",
      [1, 3, 4, 4, 6, 8],
    ],
    ["the upright zero is silent inside the verse", "silent", "109:4", [2]],
    ["and sounded when the verse stops on it", "silent", "33:66", [4, 8, 10]],
  ])("%s", (_, rule, reference, words) => {
    expect(wordsWith(reference, rule)).toEqual(words);
  });
});

describe("any text", () => {
  test("has only rules we name, inside the text and in order", () => {
    const characters = fc.constantFrom(...new Set(verses.slice(0, 400).flatMap(({ text }) => [...text])));
    const mangled = fc.oneof(fc.string({ unit: characters, maxLength: 60 }), fc.string({ unit: "binary" }));
    fc.assert(
      fc.property(mangled, (text) => {
        const { length } = Array.from(text);
        let last = 0;
        for (const { from, to, rule } of tajweedOf(text)) {
          expect(from).toBeGreaterThanOrEqual(last);
          expect(to).toBeGreaterThan(from);
          expect(to).toBeLessThanOrEqual(length);
          expect(isTajweedRule(rule)).toBe(true);
          last = from;
        }
      }),
    );
  });

  test("a verse cut anywhere still has rules inside what is left", () => {
    fc.assert(
      fc.property(fc.constantFrom(...verses), fc.nat(), ({ text }, cut) => {
        const part = Array.from(text).slice(0, cut % (text.length + 1));
        for (const { to } of tajweedOf(part.join(""))) expect(to).toBeLessThanOrEqual(part.length);
      }),
    );
  });

  test("only the eighteen names are rules", () => {
    expect(tajweedRules).toHaveLength(18);
    for (const wrong of ["izhar", "", undefined, 2]) expect(isTajweedRule(wrong)).toBe(false);
  });
});
