import { type QuizId, quizOf } from "./quiz.ts";
import { type QuizSession, timeLeft } from "./quiz-session.ts";

/** A finished test: enough to make its questions again and judge them. */
export type QuizResult = {
  readonly quiz: QuizId;
  readonly seed: string;
  readonly isExam: boolean;
  readonly answers: readonly (number | null)[];
  readonly right: number;
  /** Milliseconds since 1970. */
  readonly endedAt: number;
  /** True when the time ran out. */
  readonly ranOut: boolean;
};

/** The key a session's result is kept under: finishing twice keeps one. */
export function resultKey({ quiz, startedAt }: QuizSession): string {
  return `${quiz}-${startedAt}`;
}

/** What is kept of a session that ends with so many right answers. */
export function resultOf(session: QuizSession, right: number, now: number): QuizResult {
  const { quiz, seed, isExam, answers } = session;
  return { quiz, seed, isExam, answers, right, endedAt: now, ranOut: timeLeft(session, now) === 0 };
}

/** Reads a kept result; undefined for anything that is not one whole. */
export function readResult(value: unknown): QuizResult | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { quiz: id, seed, isExam, answers, right, endedAt, ranOut } = value as Record<string, unknown>;
  const quiz = typeof id === "string" ? quizOf(id) : undefined;
  if (!quiz || typeof seed !== "string" || typeof isExam !== "boolean") return undefined;
  if (typeof ranOut !== "boolean" || typeof right !== "number" || typeof endedAt !== "number")
    return undefined;
  if (!Number.isInteger(right) || right < 0 || right > quiz.questions || !Number.isFinite(endedAt))
    return undefined;
  if (!Array.isArray(answers) || answers.length !== quiz.questions) return undefined;
  if (!answers.every((one) => one === null || [0, 1, 2, 3].includes(one))) return undefined;
  return { quiz: quiz.id, seed, isExam, answers, right, endedAt, ranOut };
}
