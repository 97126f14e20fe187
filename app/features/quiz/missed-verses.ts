import type { QuestionKind, QuizQuestion } from "#domain/quiz/quiz.ts";
import { verseKey } from "#domain/verse-reference.ts";

/** Kinds whose verse is only where the letters stand or where a surah begins: missing one says nothing of that verse. */
const kindsWithoutVerse: ReadonlySet<QuestionKind> = new Set([
  "ruleInWord",
  "wordWithRule",
  "ruleCounts",
  "meccan",
  "medinan",
]);

/** The verses that a person did not know in a test, each once: those of questions answered wrongly or not at all. */
export function missedVerses(
  questions: readonly QuizQuestion[],
  answers: readonly (number | null)[],
): readonly string[] {
  const missed = questions.filter(
    ({ right, kind }, place) => answers[place] !== right && !kindsWithoutVerse.has(kind),
  );
  return [...new Set(missed.map(({ verse }) => verseKey(verse)))];
}
