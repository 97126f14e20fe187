import { onOff, storedValue } from "#app/storage/stored-value.ts";
import { type QuizSession, readSession } from "#domain/quiz/quiz-session.ts";

/** Of more tests than these the one longest untouched is forgotten. */
const mostSessions = 4;

const noSessions: readonly QuizSession[] = [];

/** The tests being taken, the one touched last first; they outlive a reload. */
export const storedSessions = storedValue<readonly QuizSession[]>(
  "quiz.session",
  {
    parse: (text) => {
      const saved: unknown = JSON.parse(text);
      // Older versions kept the one test last begun, without a list around it.
      const each = Array.isArray(saved) ? saved : [saved];
      return each.flatMap((one) => readSession(one) ?? []).slice(0, mostSessions);
    },
    print: (sessions) => JSON.stringify(sessions),
  },
  noSessions,
);

type Asked = Pick<QuizSession, "quiz" | "seed">;

const isOf =
  ({ quiz, seed }: Asked) =>
  (session: QuizSession) =>
    session.quiz === quiz && session.seed === seed;

/** The session of a test among those kept. */
export function sessionOf(sessions: readonly QuizSession[], asked: Asked): QuizSession | undefined {
  return sessions.find(isOf(asked));
}

/** Keeps a session in place of the test's earlier one; other tests, of other tabs too, stay as they are. */
export function keepSession(session: QuizSession): void {
  const isSame = isOf(session);
  const others = storedSessions.read().filter((each) => !isSame(each));
  storedSessions.write([session, ...others].slice(0, mostSessions));
}

/** Forgets the session of a test. */
export function forgetSession(asked: Asked): void {
  const isSame = isOf(asked);
  storedSessions.write(storedSessions.read().filter((each) => !isSame(each)));
}

/** Whether the next test is an exam. */
export const storedExam = storedValue<boolean>("quiz.exam", onOff, false);
