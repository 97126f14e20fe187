import { type LessonSpan, lessonPointsOf } from "#domain/tajweed/lesson-points.ts";
import type { TajweedSpan } from "#domain/tajweed/rule.ts";
import { tajweedOf } from "#domain/tajweed/tajweed-of.ts";
import type { ArabicVerse } from "./read-verses.ts";

/** A verse with everything that the engine finds in it. */
export type MarkedVerse = ArabicVerse & {
  readonly spans: readonly TajweedSpan[];
  readonly points: readonly LessonSpan[];
};

/** Runs the engine over a verse. */
export function markVerse(verse: ArabicVerse): MarkedVerse {
  return { ...verse, spans: tajweedOf(verse.text), points: lessonPointsOf(verse.text) };
}
