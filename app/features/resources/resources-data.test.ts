import { expect, test } from "vitest";
import { loadStructure } from "#content/quran/index.ts";
import { printedRanges, printPlaceOf } from "./resources-data.ts";

const placeOf = (print: string) => printPlaceOf(new URLSearchParams({ print }));

test("a surah or juz that exists is read from the address, and nothing else", () => {
  expect(placeOf("surah-36")).toEqual({ kind: "surah", number: 36 });
  expect(placeOf("juz-30")).toEqual({ kind: "juz", number: 30 });
  for (const other of ["juz-31", "juz-0", "surah-115", "page-1", "", "surah-"])
    expect(placeOf(other)).toBeUndefined();
});

test("the thirty juz have every verse once", async () => {
  const { juz } = await loadStructure();
  const ranges = Array.from({ length: 30 }, (_, at) => printedRanges({ kind: "juz", number: at + 1 }, juz));
  expect(ranges.flat().reduce((sum, { from, to }) => sum + to - from + 1, 0)).toBe(6236);
  expect(ranges[29]?.[0]).toEqual({ surah: 78, from: 1, to: 40 });
  expect(ranges[29]).toHaveLength(37);
  expect(ranges[0]).toEqual([
    { surah: 1, from: 1, to: 7 },
    { surah: 2, from: 1, to: 141 },
  ]);
});
