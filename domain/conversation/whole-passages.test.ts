import { describe, expect, test } from "vitest";
import { ayahCount, verseAt } from "#domain/verse-reference.ts";
import { wholePassage } from "./whole-passages.ts";

describe("a verse whose meaning would change alone", () => {
  test.each([
    [107, 4, 4, 7],
    [9, 5, 1, 7],
    [2, 191, 190, 193],
    [4, 89, 88, 91],
    [4, 34, 34, 36],
    [8, 12, 9, 14],
    [47, 4, 4, 7],
    [5, 51, 51, 58],
    [3, 28, 28, 30],
    [9, 29, 28, 31],
    [26, 224, 224, 227],
    [4, 3, 2, 4],
    [53, 19, 19, 23],
    [53, 20, 19, 23],
    [22, 52, 52, 54],
    [6, 159, 159, 160],
    [103, 2, 1, 3],
    [79, 24, 21, 26],
    [111, 1, 1, 5],
    [89, 15, 15, 20],
    [69, 44, 44, 47],
    [19, 71, 71, 72],
    [4, 97, 97, 99],
    [20, 121, 121, 122],
    [70, 30, 29, 31],
  ])("%i:%i is quoted from verse %i to %i", (surah, ayah, from, to) => {
    expect(wholePassage({ surah, ayah })).toEqual({ surah, from, to });
  });

  test("is in one passage only", () => {
    const shared: string[] = [];
    for (let number = 1; number <= ayahCount; number++) {
      const verse = verseAt(number);
      if (!verse) continue;
      const { surah, from, to } = wholePassage(verse);
      for (let ayah = from; ayah <= to; ayah++)
        if (wholePassage({ surah, ayah }).from !== from) shared.push(`${surah}:${ayah}`);
    }
    expect(shared).toEqual([]);
  });

  test("is not any other verse", () => {
    expect(wholePassage({ surah: 2, ayah: 255 })).toEqual({ surah: 2, from: 255, to: 255 });
  });
});
