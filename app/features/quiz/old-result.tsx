import { useLocation } from "wouter";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Button } from "#app/ui/button.tsx";
import type { QuizResult } from "#domain/quiz/quiz-result.ts";
import { newSeed, quizAddress } from "./quiz-address.ts";

/** A result whose questions are no longer made: its score stands, its answers cannot be shown. */
export function OldResult({ result }: { readonly result: QuizResult }) {
  const text = useMessages("quiz");
  const language = useLanguage();
  const [, navigate] = useLocation();
  const score = {
    right: formatNumber(result.right, language),
    count: formatNumber(result.answers.length, language),
  };
  return (
    <div className="panel mt-4 grid justify-items-center gap-4 p-6 text-center">
      <h2 className="text-ink-soft">{text("result")}</h2>
      <p className="font-display text-3xl text-gold">{text("score", score)}</p>
      <p className="max-w-[55ch]">{text("questionsChanged")}</p>
      <Button look="primary" onClick={() => navigate(quizAddress(result.quiz, newSeed()))}>
        {text("another")}
      </Button>
    </div>
  );
}
