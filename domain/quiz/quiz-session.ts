import { firstEdition, type Quiz, type QuizId, quizOf } from "./quiz.ts";

/** Milliseconds since 1970. */
type Moment = number;

/** A test in progress, with enough state to resume after leaving the page. */
export type QuizSession = {
  readonly quiz: QuizId;
  readonly seed: string;
  /** The edition of the started test. */
  readonly edition: number;
  /** In an exam the clock cannot be stopped and answers are judged at the end. */
  readonly isExam: boolean;
  readonly startedAt: Moment;
  /** Milliseconds paused so far. */
  readonly paused: number;
  readonly pausedAt?: Moment;
  /** Place of the chosen option of each question; null where none is chosen. */
  readonly answers: readonly (number | null)[];
  /** The question being shown, from 0. */
  readonly at: number;
};

/** Begins a test at a moment. */
export function startSession(quiz: Quiz, seed: string, isExam: boolean, now: Moment): QuizSession {
  const answers = Array.from({ length: quiz.questions }, () => null);
  return { quiz: quiz.id, seed, edition: quiz.edition, isExam, startedAt: now, paused: 0, answers, at: 0 };
}

/** Milliseconds left, from 0 to the whole time: a clock moved back gives no more than that. */
export function timeLeft(session: QuizSession, now: Moment): number {
  const whole = (quizOf(session.quiz)?.minutes ?? 0) * 60_000;
  const used = (session.pausedAt ?? now) - session.startedAt - session.paused;
  return Math.min(whole, Math.max(0, whole - used));
}

/** Chooses an option for a question; ignored outside the test. */
export function answerQuestion(session: QuizSession, question: number, option: number): QuizSession {
  if (session.answers[question] === undefined || session.pausedAt !== undefined) return session;
  return { ...session, answers: session.answers.with(question, option) };
}

/** Shows another question, clamped to the test. */
export function goToQuestion(session: QuizSession, question: number): QuizSession {
  return { ...session, at: Math.min(Math.max(0, question), session.answers.length - 1) };
}

/** Stops the clock; an exam's runs on. */
export function pauseSession(session: QuizSession, now: Moment): QuizSession {
  return session.isExam || session.pausedAt !== undefined ? session : { ...session, pausedAt: now };
}

/** Lets a stopped clock run again. */
export function resumeSession({ pausedAt, ...session }: QuizSession, now: Moment): QuizSession {
  if (pausedAt === undefined) return session;
  return { ...session, paused: session.paused + Math.max(0, now - pausedAt) };
}

/** How many of the answers are right. */
export function rightAnswers(
  answers: readonly (number | null)[],
  questions: readonly { readonly right: number }[],
): number {
  return questions.filter(({ right }, index) => answers[index] === right).length;
}

const isNatural = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

/** Reads a stored session; undefined when it is invalid or the questions have changed since. */
export function readSession(value: unknown): QuizSession | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const {
    quiz: id,
    seed,
    edition = firstEdition,
    isExam,
    startedAt,
    paused,
    pausedAt,
    answers,
    at,
  } = value as Record<string, unknown>;
  const quiz = typeof id === "string" ? quizOf(id) : undefined;
  if (!quiz || typeof seed !== "string" || typeof isExam !== "boolean") return undefined;
  if (edition !== quiz.edition) return undefined;
  if (!isNatural(startedAt) || !isNatural(paused) || !isNatural(at) || at >= quiz.questions) return undefined;
  if (pausedAt !== undefined && !isNatural(pausedAt)) return undefined;
  if (!Array.isArray(answers) || answers.length !== quiz.questions) return undefined;
  if (!answers.every((answer) => answer === null || (isNatural(answer) && answer < 4))) return undefined;
  const session = { quiz: quiz.id, seed, edition: quiz.edition, isExam, startedAt, paused, answers, at };
  return pausedAt === undefined ? session : { ...session, pausedAt };
}
