import { expect, test } from "vitest";
import { surahs } from "#content/quran/index.ts";
import { passageFrom, shownAtFirst } from "./passage.ts";

test("a chosen surah is chosen whole, from its first verse to its last", () => {
  for (const { number, ayahs } of surahs)
    expect(passageFrom(number)).toEqual({ surah: number, from: 1, to: ayahs });
});

test("a tool that shows its verses begins a long surah with the first ten", () => {
  expect(passageFrom(2, shownAtFirst)).toEqual({ surah: 2, from: 1, to: 10 });
  expect(passageFrom(108, shownAtFirst)).toEqual({ surah: 108, from: 1, to: 3 });
});
