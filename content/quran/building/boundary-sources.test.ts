import { describe, expect, test } from "vitest";
import { verseNumber } from "#domain/verse-reference.ts";
import {
  manzilsByTradition,
  rukusByAin,
  startsOf,
  versesWith,
  withoutSurahStarts,
} from "./boundary-sources.ts";

describe("where parts begin", () => {
  test("a part begins where the figure changes", () => {
    expect(startsOf([1, 1, 2, 2, 3])).toEqual([1, 3, 5]);
  });

  test("a sign is found by the running number of its verse", () => {
    expect(versesWith("۩", ["a", "b ۩", "c"])).toEqual([2]);
  });

  test("a ruku begins at the first verse and after each ain but the last", () => {
    const verses = ["a", "b\u08d6", "c\u08d6"].map((text, index) => ({ surah: 1, ayah: index + 1, text }));
    expect(rukusByAin(verses)).toEqual([1, 3]);
  });

  test("openings of surahs are left out where the sign is not written", () => {
    expect(withoutSurahStarts([1, 8, 33])).toEqual([33]);
  });

  test("the seven manzils begin with surahs 1, 5, 10, 17, 26, 37 and 50", () => {
    const openings = [1, 5, 10, 17, 26, 37, 50].map((surah) => verseNumber({ surah, ayah: 1 }));
    expect(manzilsByTradition()).toEqual(openings);
  });
});
