import { describe, expect, test } from "vitest";
import { loadStructure } from "#content/quran/index.ts";
import { verseNumber } from "#domain/verse-reference.ts";
import { pageCount, pageParts } from "./use-page-texts.ts";

const { page: starts } = await loadStructure();

describe("a page of the mushaf", () => {
  test("has the verses of the printed page", () => {
    expect(pageParts(starts, 1)).toEqual([{ surah: 1, from: 1, to: 7 }]);
    expect(pageParts(starts, 2)).toEqual([{ surah: 2, from: 1, to: 5 }]);
    expect(pageParts(starts, 604)).toEqual([
      { surah: 112, from: 1, to: 4 },
      { surah: 113, from: 1, to: 5 },
      { surah: 114, from: 1, to: 6 },
    ]);
  });

  test("continues the one before: all pages have every verse once, in order", () => {
    let next = 1;
    for (let page = 1; page <= pageCount; page++)
      for (const { surah, from, to } of pageParts(starts, page)) {
        expect(verseNumber({ surah, ayah: from })).toBe(next);
        next += to - from + 1;
      }
    expect(next).toBe(6237);
    expect(starts).toHaveLength(pageCount);
  });

  test("that does not exist has no verses", () => {
    expect(pageParts(starts, 0)).toEqual([]);
    expect(pageParts(starts, 605)).toEqual([]);
  });
});
