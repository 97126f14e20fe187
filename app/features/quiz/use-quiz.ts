import { useEffect, useState } from "react";
import { readPublished } from "#app/browser/read-published.ts";
import { useLanguage } from "#app/i18n/messages.tsx";
import type { QuizId } from "#domain/quiz/quiz.ts";
import type { LoadedQuiz } from "./load-quiz.ts";

type Loading = { readonly key: string; readonly quiz?: LoadedQuiz; readonly hasFailed?: true };

/** The questions of a test in the language shown; what makes them is fetched only here. */
export function useQuiz(id: QuizId, seed: string) {
  const language = useLanguage();
  const [attempt, setAttempt] = useState(0);
  const [loading, setLoading] = useState<Loading>();
  const key = `${id} ${seed} ${language} ${attempt}`;
  useEffect(() => {
    let isCurrent = true;
    import("./load-quiz.ts")
      .then(({ loadQuiz }) => loadQuiz({ quiz: id, seed, language, read: readPublished }))
      .then((quiz) => isCurrent && setLoading({ key, quiz }))
      .catch((error: unknown) => {
        console.warn("quiz did not load", error);
        if (isCurrent) setLoading({ key, hasFailed: true });
      });
    return () => {
      isCurrent = false;
    };
  }, [id, seed, language, key]);
  const current = loading?.key === key ? loading : undefined;
  return {
    loaded: current?.quiz,
    hasFailed: current?.hasFailed === true,
    retry: () => setAttempt((count) => count + 1),
  };
}
