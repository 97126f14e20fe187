import { describe, expect, test } from "vitest";
import { arabicWords, checkWords, type Gloss, joinedWithNext, joinWords } from "./arabic-words.ts";
import { packageOf } from "./described-sources.ts";
import { readGlosses } from "./read-glosses.ts";
import { readArabic } from "./read-packages.ts";
import { keyOf } from "./verse-text.ts";

const arabic = readArabic(packageOf("arabic")).map(({ text }) => text);
const glosses = readGlosses(packageOf("words")).map(({ words }) => words);

describe("the words of a verse", () => {
  test("pair off with the word data and make every verse again", () => {
    expect(checkWords(joinWords(arabic, glosses), arabic, glosses)).toEqual([]);
  });

  test("keep standing signs with a neighbour", () => {
    expect(arabicWords("۞ ا ب ۖ ج ۩")).toEqual(["۞ ا", "ب ۖ", "ج ۩"]);
  });

  test("stand together where the word data takes two as one", () => {
    expect(arabicWords("ا ب ج", 2)).toEqual(["ا", "ب ج"]);
    expect(Object.keys(joinedWithNext)).toEqual(["2:181", "8:6", "13:37", "37:130"]);
  });

  test("are rejected when the word data has one fewer", () => {
    const fewer = glosses.with(1, glosses[1]?.slice(1) ?? []);
    expect(checkWords(joinWords(arabic, fewer), arabic, fewer)).toEqual([
      { text: "words", verse: keyOf(2), cause: "has 4 words, 3 in the word data" },
    ]);
  });

  test("are rejected when one has no gloss", () => {
    const blank: Gloss = { gloss: "", transliteration: "x", line: 1 };
    const lacking = glosses.with(0, [blank, ...(glosses[0]?.slice(1) ?? [])]);
    expect(checkWords(joinWords(arabic, lacking), arabic, lacking)).toMatchObject([{ verse: "1:1" }]);
  });

  test("are rejected when they do not make up the verse", () => {
    const words = joinWords(arabic, glosses);
    const other = words.with(0, words[0]?.with(0, ["x", "y", "z", 1]) ?? []);
    expect(checkWords(other, arabic, glosses)).toEqual([
      { text: "words", verse: "1:1", cause: "does not come back from its words" },
    ]);
  });
});
