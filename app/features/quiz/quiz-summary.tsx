import { useLocation } from "wouter";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Button } from "#app/ui/button.tsx";
import type { QuizResult } from "#domain/quiz/quiz-result.ts";
import { rightAnswers } from "#domain/quiz/quiz-session.ts";
import { AnsweredQuestion } from "./answered-question.tsx";
import type { LoadedQuiz } from "./load-quiz.ts";
import { MissedCards } from "./missed-cards.tsx";
import { missedVerses } from "./missed-verses.ts";
import { newSeed, quizAddress } from "./quiz-address.ts";

type QuizSummaryProps = { readonly result: QuizResult; readonly loaded: LoadedQuiz };

/** What came out of a test, question by question. */
export function QuizSummary({ result, loaded }: QuizSummaryProps) {
  const text = useMessages("quiz");
  const language = useLanguage();
  const [, navigate] = useLocation();
  const { questions } = loaded;
  const score = {
    right: formatNumber(rightAnswers(result.answers, questions), language),
    count: formatNumber(questions.length, language),
  };
  return (
    <>
      <div role="status" className="panel mt-4 p-6 text-center">
        <h2 className="text-ink-soft">{text("result")}</h2>
        <p className="mt-1 font-display text-3xl text-gold">{text("score", score)}</p>
        {result.ranOut && <p className="mt-2">{text("timeIsUp")}</p>}
        <div className="mt-5 flex flex-wrap justify-center gap-3">
          <Button look="primary" onClick={() => navigate(quizAddress(result.quiz, newSeed()))}>
            {text("another")}
          </Button>
          <Button onClick={() => navigate(quizAddress(result.quiz, result.seed))}>{text("again")}</Button>
        </div>
      </div>
      <MissedCards verses={missedVerses(questions, result.answers)} />
      <ol className="mt-6 grid gap-4">
        {questions.map((question, place) => (
          <AnsweredQuestion
            // The questions of a test never change their order.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={place}
            place={place}
            question={question}
            chosen={result.answers[place] ?? null}
            loaded={loaded}
          />
        ))}
      </ol>
    </>
  );
}
