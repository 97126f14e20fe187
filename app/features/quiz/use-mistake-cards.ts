import { useKeptMap } from "#app/platform/kept/use-kept-map.ts";
import type { QuizQuestion } from "#domain/quiz/quiz.ts";
import { newCard } from "#domain/review/review-card.ts";
import { verseKey } from "#domain/verse-reference.ts";

/** The verses of the questions that were not answered rightly, each once. */
export function mistakenVerses(
  questions: readonly QuizQuestion[],
  answers: readonly (number | null)[],
): readonly string[] {
  const wrong = questions.filter(({ right }, place) => answers[place] !== right);
  return [...new Set(wrong.map(({ verse }) => verseKey(verse)))];
}

/** Makes review cards of mistakes; a verse that has a card keeps it. */
export function useMistakeCards() {
  const { put, entries } = useKeptMap("review-card");
  return (verses: readonly string[]): void => {
    for (const verse of verses) {
      const card = entries.has(verse) ? undefined : newCard(verse, Date.now());
      if (card) put(verse, { ...card, memory: undefined });
    }
  };
}
