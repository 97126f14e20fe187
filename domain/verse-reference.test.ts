import { describe, expect, test } from "vitest";
import {
  ayahCount,
  ayahsIn,
  isVerse,
  parseVerseKey,
  verseAt,
  verseKey,
  verseNumber,
} from "./verse-reference.ts";

describe("verse reference", () => {
  test("114 surahs have 6,236 ayahs together", () => {
    const total = Array.from({ length: 114 }, (_, index) => ayahsIn(index + 1)).reduce((a, b) => a + b, 0);
    expect(total).toBe(ayahCount);
    expect(ayahsIn(0)).toBe(0);
    expect(ayahsIn(115)).toBe(0);
  });

  test("a running number leads to its verse and back, for every verse", () => {
    for (let number = 1; number <= ayahCount; number++) {
      const reference = verseAt(number);
      expect(reference && verseNumber(reference)).toBe(number);
    }
    expect(verseAt(1)).toEqual({ surah: 1, ayah: 1 });
    expect(verseAt(8)).toEqual({ surah: 2, ayah: 1 });
    expect(verseAt(ayahCount)).toEqual({ surah: 114, ayah: 6 });
    for (const outside of [0, 6237, 1.5, Number.NaN]) expect(verseAt(outside)).toBeUndefined();
  });

  test("a verse beyond the end of its surah does not exist", () => {
    expect(isVerse({ surah: 2, ayah: 286 })).toBe(true);
    expect(isVerse({ surah: 2, ayah: 287 })).toBe(false);
    expect(isVerse({ surah: 2, ayah: 0 })).toBe(false);
  });

  test("keys are read strictly", () => {
    expect(parseVerseKey(verseKey({ surah: 2, ayah: 255 }))).toEqual({ surah: 2, ayah: 255 });
    for (const wrong of ["2:300", "0:1", "115:1", "2-3", "2:", "a:b", " 2:3"])
      expect(parseVerseKey(wrong)).toBeUndefined();
  });
});
