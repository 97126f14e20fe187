import { expect, test } from "vitest";
import { type WordTime, wordsAt } from "./word-times.ts";

// Made-up times, of no recording.
const times: readonly WordTime[] = [
  [1, 0, 400],
  [2, 450, 900],
  [3, 450, 900],
  [2, 900, 1200],
];

test("a word is recited from its start until its end, and several at once where they were not told apart", () => {
  expect([0, 399, 400, 449, 450, 899].map((moment) => wordsAt(times, moment))).toEqual([
    [1],
    [1],
    [],
    [],
    [2, 3],
    [2, 3],
  ]);
});

test("a word that is said again is recited again, and nothing after the last", () => {
  expect(wordsAt(times, 900)).toEqual([2]);
  expect(wordsAt(times, 1200)).toEqual([]);
});
