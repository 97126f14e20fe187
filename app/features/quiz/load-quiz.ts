import { loadSurahNames, type ReadText } from "#content/quran/index.ts";
import { loadTajweedCards } from "#content/tajweed/index.ts";
import type { Language } from "#domain/language.ts";
import { makeQuiz } from "#domain/quiz/make-quiz.ts";
import type { QuizId, QuizQuestion } from "#domain/quiz/quiz.ts";
import { loadQuizSource } from "./load-quiz-source.ts";
import { type RuleLesson, ruleLessons } from "./question-lesson.ts";

/** The questions of a test with the names that they are shown by. */
export type LoadedQuiz = {
  readonly questions: readonly QuizQuestion[];
  /** Surah n stands at n - 1. */
  readonly surahNames: readonly string[];
  /** Lessons of tajweed by rule; empty where a test asks for none. */
  readonly lessons: ReadonlyMap<string, RuleLesson>;
};

type QuizRequest = {
  readonly quiz: QuizId;
  readonly seed: string;
  readonly language: Language;
  readonly read: ReadText;
};

/** Loads the texts of a test and makes its questions. Rejects when a text is not to be had. */
export async function loadQuiz(request: QuizRequest): Promise<LoadedQuiz> {
  const [source, names, cards] = await Promise.all([
    loadQuizSource(request),
    loadSurahNames(request.language),
    request.quiz === "tajweed-rules" ? loadTajweedCards(request.language) : undefined,
  ]);
  return {
    questions: makeQuiz(source, request.seed),
    surahNames: names.map(({ name }) => name),
    lessons: cards ? ruleLessons(cards) : new Map(),
  };
}
