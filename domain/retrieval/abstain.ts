import type { VerseRanking } from "./rank-verses.ts";
import type { ReadQuestion } from "./read-question.ts";

/** A question with this many unknown words is about something else. */
const tooManyUnknown = 3;
const tooGreatShare = 0.3;

/**
 * True where the texts most likely have no answer: nothing was found; no subject is named and a word is unknown;
 * much of the question is unknown; a number is asked for and the texts have none; the place where something was
 * revealed or is, or a refutation, is asked for, which the texts do not give.
 */
export function shouldAbstain(
  { words, subjects, requested }: ReadQuestion,
  { verses, unknown, isCounted }: VerseRanking,
): boolean {
  if (verses.length === 0) return true;
  if (subjects.length === 0 && unknown.length > 0) return true;
  if (unknown.length >= tooManyUnknown && unknown.length >= words.length * tooGreatShare) return true;
  if (isCounted === false) return true;
  return requested === "where-revealed" || requested === "refutation";
}
