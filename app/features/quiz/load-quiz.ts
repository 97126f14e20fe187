import { loadSurahNames, type ReadText } from "#content/quran/index.ts";
import { loadTajweedCards } from "#content/tajweed/index.ts";
import type { Language } from "#domain/language.ts";
import { makeQuiz } from "#domain/quiz/make-quiz.ts";
import type { QuizId, QuizQuestion } from "#domain/quiz/quiz.ts";
import { loadQuizSource } from "./load-quiz-source.ts";

/** The questions of a test with the names that they are shown by. */
export type LoadedQuiz = {
  readonly questions: readonly QuizQuestion[];
  /** Surah n stands at n - 1. */
  readonly surahNames: readonly string[];
  readonly ruleTitles: ReadonlyMap<string, string>;
};

type QuizRequest = {
  readonly quiz: QuizId;
  readonly seed: string;
  readonly language: Language;
  readonly read: ReadText;
};

/** Loads the texts of a test and makes its questions. Rejects when a text is not to be had. */
export async function loadQuiz(request: QuizRequest): Promise<LoadedQuiz> {
  const [source, names, titles] = await Promise.all([
    loadQuizSource(request),
    loadSurahNames(request.language),
    request.quiz === "tajweed-rules" ? loadTajweedCards(request.language) : undefined,
  ]);
  const cards = titles?.tabs.flatMap((tab) => tab.cards) ?? [];
  return {
    questions: makeQuiz(source, request.seed),
    surahNames: names.map(({ name }) => name),
    ruleTitles: new Map(cards.map(({ shows, title }) => [shows, title])),
  };
}
