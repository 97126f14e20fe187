import { expect, test } from "vitest";
import { findPart, loadStructure } from "#content/quran/index.ts";
import { nearestStarts } from "./nearest-starts.ts";

test("a step back goes to the beginning of a part first, and there is none beyond the ends", () => {
  const starts = [1, 8, 15];
  expect(nearestStarts(starts, 1)).toEqual({ before: undefined, after: 8 });
  expect(nearestStarts(starts, 8)).toEqual({ before: 1, after: 15 });
  expect(nearestStarts(starts, 10)).toEqual({ before: 8, after: 15 });
  expect(nearestStarts(starts, 20)).toEqual({ before: 15, after: undefined });
});

test("steps by ruku visit every ruku of the Quran once", async () => {
  const { ruku } = await loadStructure();
  const visited: number[] = [];
  for (let verse: number | undefined = 1; verse !== undefined; verse = nearestStarts(ruku, verse).after)
    visited.push(findPart(ruku, verse));
  expect(visited).toEqual(Array.from({ length: ruku.length }, (_, at) => at + 1));
});
