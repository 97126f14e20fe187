import { type Quiz, quizOf } from "#domain/quiz/quiz.ts";

/** The test, seed and result that an address names. */
export type QuizRequest = { readonly quiz: Quiz; readonly seed: string; readonly result: string | undefined };

/** Reads `quiz`, `seed` and `result` of an address; undefined if it names no test. */
export function quizRequestOf(search: string): QuizRequest | undefined {
  const parameters = new URLSearchParams(search);
  const quiz = quizOf(parameters.get("quiz"));
  if (!quiz) return undefined;
  // Any text is a seed; without one the test is always the same.
  const seed = (parameters.get("seed") ?? "").slice(0, 64);
  return { quiz, seed, result: parameters.get("result") ?? undefined };
}

/** The address of a test, or of one of its results. */
export function quizAddress(quiz: string, seed: string, result?: string): string {
  const parameters = new URLSearchParams({ quiz, seed, ...(result === undefined ? {} : { result }) });
  return `/quran-testing?${parameters}`;
}
