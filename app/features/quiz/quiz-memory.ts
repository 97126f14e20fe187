import { storedValue } from "#app/platform/stored-value.ts";
import { type QuizSession, readSession } from "#domain/quiz/quiz-session.ts";

/** The test being taken, which outlives a reload. */
export const storedSession = storedValue<QuizSession | undefined>(
  "quiz.session",
  {
    parse: (text) => readSession(JSON.parse(text)),
    print: (session) => (session ? JSON.stringify(session) : ""),
  },
  undefined,
);

/** Whether the next test is an exam. */
export const storedExam = storedValue<boolean>(
  "quiz.exam",
  { parse: (text) => text === "on", print: (isOn) => (isOn ? "on" : "off") },
  false,
);
