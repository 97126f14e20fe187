import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { type LessonPoint, lessonPointsOf } from "./lesson-points.ts";
import { tajweedOf } from "./tajweed-of.ts";

type Verse = { surah: number; ayah: number; text: string };

const entry = pathToFileURL(createRequire(import.meta.url).resolve("quran-validator"));
const verses: Verse[] = JSON.parse(readFileSync(new URL("../data/quran-verses.json", entry), "utf8"));

function versesWith(point: LessonPoint): string[] {
  const found = verses.filter(({ text }) => lessonPointsOf(text).some((span) => span.point === point));
  return found.map(({ surah, ayah }) => `${surah}:${ayah}`);
}

describe("points of a lesson", () => {
  test("the pauses without breath inside a verse are those of Hafs", () => {
    expect(versesWith("sakt")).toEqual(["36:52", "75:27", "83:14"]);
  });

  test("thirty verses open with separate letters, in twenty-nine surahs", () => {
    const opened = versesWith("opening_letter");
    expect(opened).toHaveLength(30);
    expect(new Set(opened.map((verse) => verse.split(":")[0])).size).toBe(29);
  });

  test("a clear noon or meem carries no rule of noon or meem", () => {
    for (const { text } of verses) {
      const rules = tajweedOf(text).filter(({ rule }) => /^(idgham|ikhfa|iqlab)/.test(rule));
      const starts = new Set(rules.map(({ from }) => from));
      for (const { from, point } of lessonPointsOf(text))
        if (point.startsWith("izhar")) expect(starts.has(from)).toBe(false);
    }
  });

  test("the Fatiha has its clear noon and its three clear meems", () => {
    const seventh = verses.find(({ surah, ayah }) => surah === 1 && ayah === 7)?.text ?? "";
    expect(lessonPointsOf(seventh).map(({ point }) => point)).toEqual([
      "izhar",
      "izhar_shafawi",
      "izhar_shafawi",
      "izhar_shafawi",
    ]);
  });
});
