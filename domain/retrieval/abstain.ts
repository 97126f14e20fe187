import type { VerseRanking } from "./rank-verses.ts";
import type { ReadQuestion } from "./read-question.ts";

/** A question with this many unknown words is about something else. */
const tooManyUnknown = 3;
const tooGreatShare = 0.3;

/** The verses of which one has the words together, where no subject is named: "gold price" finds gold, and prices. */
const best = 5;
const fewWords = 3;
const shareOfMany = 0.75;

/** How many of the words of a question without a subject one verse has to have. */
function enoughOf(words: number): number {
  return words <= fewWords ? words : Math.ceil(words * shareOfMany);
}

/**
 * True where the texts most likely have no answer: nothing was found; no subject is named and a word is unknown, was
 * typed in Latin letters for Arabic, or no verse has the words together; much of the question is unknown; a number is
 * asked for and the texts have none; the place where something was revealed or is, or a refutation, is asked for, which
 * the texts do not give.
 */
export function shouldAbstain(
  { words, subjects, requested, isInArabicByGuess }: ReadQuestion,
  { verses, unknown, isCounted }: VerseRanking,
): boolean {
  if (verses.length === 0) return true;
  if (subjects.length === 0 && (unknown.length > 0 || isInArabicByGuess)) return true;
  if (
    subjects.length === 0 &&
    !verses.slice(0, best).some((one) => one.words.length >= enoughOf(words.length))
  )
    return true;
  if (unknown.length >= tooManyUnknown && unknown.length >= words.length * tooGreatShare) return true;
  if (isCounted === false) return true;
  return requested === "where-revealed" || requested === "refutation";
}
