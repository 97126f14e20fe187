import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isVerse } from "#domain/verse-reference.ts";
import { hideText, hidingModes, readHiding, stepBy, toEndOfVerse, unitsOf } from "./hiding.ts";

const verses = ["قُلْ هُوَ ٱللَّهُ أَحَدٌ", "ٱللَّهُ ٱلصَّمَدُ"];

describe("the cursor of hidden verses", () => {
  test("reveals word by word over the edge of a verse", () => {
    expect(hideText(verses, "words", 5).map(({ revealed }) => revealed)).toEqual([4, 1]);
    expect(unitsOf(verses, "firstLetters")).toBe(6);
  });

  test("reveals verse by verse, also from the translation", () => {
    expect(hideText(verses, "verses", 1).map(({ revealed }) => revealed)).toEqual([4, 0]);
    expect(unitsOf(verses, "translation")).toBe(2);
  });

  test("stays between nothing and everything, and goes to the end of a verse", () => {
    expect([stepBy(0, -1, 6), stepBy(6, 1, 6), stepBy(3, 1, 6)]).toEqual([0, 6, 4]);
    expect([toEndOfVerse(verses, "words", 0), toEndOfVerse(verses, "words", 4)]).toEqual([4, 6]);
    expect(toEndOfVerse(verses, "verses", 2)).toBe(2);
  });

  test("never hides or shows more words than there are", () => {
    fc.assert(
      fc.property(fc.constantFrom(...hidingModes), fc.nat(20), (mode, shown) => {
        const total = hideText(verses, mode, stepBy(0, shown, unitsOf(verses, mode)));
        for (const { words, revealed } of total) expect(revealed <= words.length && revealed >= 0).toBe(true);
      }),
    );
  });
});

test("a stored place that names no passage is rejected", () => {
  const whole = { surah: 112, from: 1, to: 4, mode: "words", shown: 3 };
  expect(readHiding(whole, isVerse)).toEqual(whole);
  for (const wrong of [null, 3, { ...whole, to: 5 }, { ...whole, mode: "x" }, { ...whole, shown: -1 }])
    expect(readHiding(wrong, isVerse)).toBeUndefined();
});
