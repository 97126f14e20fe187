import { firstEdition, type QuizId, quizOf } from "./quiz.ts";
import { type QuizSession, timeLeft } from "./quiz-session.ts";

/** A finished test: enough to make its questions again and judge them. */
export type QuizResult = {
  readonly quiz: QuizId;
  readonly seed: string;
  /** The edition of the test whose questions were answered. */
  readonly edition: number;
  readonly isExam: boolean;
  readonly answers: readonly (number | null)[];
  readonly right: number;
  /** Milliseconds since 1970. */
  readonly endedAt: number;
  /** True when the time ran out. */
  readonly ranOut: boolean;
};

/** The storage key of a session's result: finishing twice stores one. */
export function resultKey({ quiz, startedAt }: QuizSession): string {
  return `${quiz}-${startedAt}`;
}

/** The stored result of a session with this many right answers. */
export function resultOf(session: QuizSession, right: number, now: number): QuizResult {
  const { quiz, seed, edition, isExam, answers } = session;
  return { quiz, seed, edition, isExam, answers, right, endedAt: now, ranOut: timeLeft(session, now) === 0 };
}

/** Reads a stored result; undefined when it is incomplete or invalid. */
export function readResult(value: unknown): QuizResult | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const {
    quiz: id,
    seed,
    edition = firstEdition,
    isExam,
    answers,
    right,
    endedAt,
    ranOut,
  } = value as Record<string, unknown>;
  const quiz = typeof id === "string" ? quizOf(id) : undefined;
  if (!quiz || typeof seed !== "string" || typeof isExam !== "boolean") return undefined;
  if (typeof edition !== "number" || !Number.isInteger(edition)) return undefined;
  if (typeof ranOut !== "boolean" || typeof right !== "number" || typeof endedAt !== "number")
    return undefined;
  if (!Number.isInteger(right) || right < 0 || right > quiz.questions || !Number.isFinite(endedAt))
    return undefined;
  if (!Array.isArray(answers) || answers.length !== quiz.questions) return undefined;
  if (!answers.every((one) => one === null || [0, 1, 2, 3].includes(one))) return undefined;
  return { quiz: quiz.id, seed, edition, isExam, answers, right, endedAt, ranOut };
}

/** Whether the test still makes the questions that were answered. */
export function hasItsQuestions({ quiz, edition }: QuizResult): boolean {
  return quizOf(quiz)?.edition === edition;
}
