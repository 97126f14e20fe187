import { type Quiz, quizOf } from "#domain/quiz/quiz.ts";

/** What an address asks for: a test, its seed, a result of it. */
export type QuizAsked = { readonly quiz: Quiz; readonly seed: string; readonly result: string | undefined };

/** Reads `quiz`, `seed` and `result` of an address; undefined where it names no test. */
export function quizAskedOf(search: string): QuizAsked | undefined {
  const parameters = new URLSearchParams(search);
  const quiz = quizOf(parameters.get("quiz"));
  if (!quiz) return undefined;
  // Any text is a seed; one without makes the same test each time until a new one is asked for.
  const seed = (parameters.get("seed") ?? "").slice(0, 64);
  return { quiz, seed, result: parameters.get("result") ?? undefined };
}

/** The address of a test, or of one of its results. */
export function quizAddress(quiz: string, seed: string, result?: string): string {
  const parameters = new URLSearchParams({ quiz, seed, ...(result === undefined ? {} : { result }) });
  return `/quran-testing?${parameters}`;
}

/** A seed nobody has seen: eight letters and digits. */
export function newSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => (byte % 36).toString(36)).join("");
}
