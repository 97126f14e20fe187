import { useState } from "react";
import { useStoredValue } from "#app/storage/stored-value.ts";
import type { QuizSession } from "#domain/quiz/quiz-session.ts";
import type { QuizAsked } from "./quiz-address.ts";
import { forgetSession, keepSession, sessionOf, storedSessions } from "./quiz-memory.ts";

/**
 * The session of the test asked for. One that another tab took out of what is kept stays here: it is over when
 * this tab says so, and goes on with the next answer.
 */
export function useSession({ quiz, seed }: QuizAsked) {
  const [saved] = useStoredValue(storedSessions);
  const [held, hold] = useState<QuizSession>();
  const asked = { quiz: quiz.id, seed };
  const stored = sessionOf(saved, asked);
  if (stored && stored !== held) hold(stored);
  return {
    session: stored ?? held,
    keep: keepSession,
    forget: () => {
      forgetSession(asked);
      hold(undefined);
    },
  };
}
