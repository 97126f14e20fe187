import { expect, test } from "vitest";
import { nearestStarts } from "#app/features/reader/reading/nearest-starts.ts";
import { loadStructure } from "#content/quran/index.ts";
import { verseAt } from "#domain/verse-reference.ts";
import { firstOfPart, startsOfParts, typedVerse } from "./jump-sheet.tsx";

test("the 60 hizbs begin where every second one begins a juz, and nothing is beyond the last", async () => {
  const structure = await loadStructure();
  const starts = Array.from({ length: 60 }, (_, at) => firstOfPart(structure, "hizb", at + 1));
  expect(starts.filter((_, at) => at % 2 === 0)).toEqual([...structure.juz].slice(0, 30));
  expect(verseAt(starts[1] ?? 0)).toEqual({ surah: 2, ayah: 75 });
  expect(firstOfPart(structure, "hizb", 61)).toBeUndefined();
  expect(firstOfPart(structure, "page", 604)).toBe(structure.page.at(-1));
});

test("steps by hizb visit all 60, and go back to the beginning of the one being read", async () => {
  const starts = startsOfParts(await loadStructure(), "hizb");
  const visited: number[] = [];
  for (let verse: number | undefined = 1; verse !== undefined; verse = nearestStarts(starts, verse).after)
    visited.push(verse);
  expect(visited).toEqual(starts);
  expect(visited).toHaveLength(60);
  const secondOfHizb = (starts[1] ?? 0) + 1;
  expect(nearestStarts(starts, secondOfHizb).before).toBe(starts[1]);
});

test("a verse is its number in the surah or both numbers, in any digits, and nothing else is one", () => {
  for (const typed of ["255", "٢٥٥", "۲۵۵", " 255 "])
    expect(typedVerse(typed, 2), typed).toEqual({ surah: 2, ayah: 255 });
  for (const typed of ["2:255", "٢:٢٥٥", "۲:۲۵۵", "2 : 255"])
    expect(typedVerse(typed, 36), typed).toEqual({ surah: 2, ayah: 255 });
  for (const typed of ["0", "287", "2:999", "115:1", "2:0", "3.7", "-1", "abc", ":", ""])
    expect(typedVerse(typed, 2), typed).toBeUndefined();
});
