import { useState } from "react";
import { pipe, transform, unknown } from "valibot";
import { jsonOf, onOff, storedValue, useStoredValue } from "#app/storage/stored-value.ts";
import { type QuizSession, readSession } from "#domain/quiz/quiz-session.ts";
import type { QuizRequest } from "./quiz-address.ts";

/** Of more unfinished tests than this, the least recently used is discarded. */
const mostSessions = 4;

const noSessions: readonly QuizSession[] = [];

/** The unfinished tests, the most recently used first; they survive a reload. */
export const storedSessions = storedValue<readonly QuizSession[]>(
  "quiz.session",
  jsonOf<readonly QuizSession[]>(
    pipe(
      unknown(),
      transform((saved) => {
        // Older versions stored one session, without a list around it.
        const sessions: readonly unknown[] = Array.isArray(saved) ? saved : [saved];
        return sessions.flatMap((session) => readSession(session) ?? []).slice(0, mostSessions);
      }),
    ),
  ),
  noSessions,
);

type TestKey = Pick<QuizSession, "quiz" | "seed">;

const isOf =
  ({ quiz, seed }: TestKey) =>
  (session: QuizSession) =>
    session.quiz === quiz && session.seed === seed;

/** The session of a test among those stored. */
export function sessionOf(sessions: readonly QuizSession[], test: TestKey): QuizSession | undefined {
  return sessions.find(isOf(test));
}

/** Stores a session in place of the test's earlier one; those of other tests, in other tabs too, are untouched. */
export function saveSession(session: QuizSession): void {
  const isSame = isOf(session);
  const others = storedSessions.read().filter((each) => !isSame(each));
  storedSessions.write([session, ...others].slice(0, mostSessions));
}

/** Deletes the session of a test. */
export function discardSession(test: TestKey): void {
  const isSame = isOf(test);
  storedSessions.write(storedSessions.read().filter((each) => !isSame(each)));
}

/** Whether the next test is an exam. */
export const storedExam = storedValue<boolean>("quiz.exam", onOff, false);

/**
 * The session of a test. If another tab deletes it from storage, this tab keeps its copy until it ends the test, and
 * stores it again with the next answer.
 */
export function useSession({ quiz, seed }: QuizRequest) {
  const [saved] = useStoredValue(storedSessions);
  const [copy, setCopy] = useState<QuizSession>();
  const test = { quiz: quiz.id, seed };
  const stored = sessionOf(saved, test);
  if (stored && stored !== copy) setCopy(stored);
  return {
    session: stored ?? copy,
    save: saveSession,
    discard: () => {
      discardSession(test);
      setCopy(undefined);
    },
  };
}
