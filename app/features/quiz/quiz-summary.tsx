import { Check, Minus, X } from "lucide-react";
import { useState } from "react";
import { useLocation } from "wouter";
import { readPublished } from "#app/browser/read-published.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Button } from "#app/ui/button.tsx";
import { QuranText } from "#app/ui/quran-text.tsx";
import { readVerses, translationFor } from "#content/quran/index.ts";
import { directionOf } from "#domain/language.ts";
import type { QuizQuestion } from "#domain/quiz/quiz.ts";
import type { QuizResult } from "#domain/quiz/quiz-result.ts";
import { rightAnswers } from "#domain/quiz/quiz-session.ts";
import type { VerseReference } from "#domain/verse-reference.ts";
import { Explanation } from "./explanation.tsx";
import type { LoadedQuiz } from "./load-quiz.ts";
import { MissedCards, missedVerses } from "./missed-cards.tsx";
import { OptionText } from "./option-list.tsx";
import { AboutLinks, QuestionPrompt } from "./question-prompt.tsx";
import { quizAddress } from "./quiz-address.ts";
import { startNext } from "./stored-decks.ts";

type QuizSummaryProps = { readonly result: QuizResult; readonly loaded: LoadedQuiz };

/** The result of a test, question by question. */
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
          <Button look="primary" onClick={() => navigate(quizAddress(result.quiz, startNext(result.quiz)))}>
            {text("another")}
          </Button>
          <Button onClick={() => navigate(quizAddress(result.quiz, result.seed))}>{text("again")}</Button>
        </div>
      </div>
      <MissedCards verses={missedVerses(questions, result.answers)} />
      <ol className="mt-6 grid gap-4">
        {questions.map((question, place) => (
          <AnsweredQuestion
            // biome-ignore lint/suspicious/noArrayIndexKey: the questions of a test keep their order
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

/** A result whose questions have changed since: only its score can be shown. */
export function OutdatedResult({ result }: { readonly result: QuizResult }) {
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
      <Button look="primary" onClick={() => navigate(quizAddress(result.quiz, startNext(result.quiz)))}>
        {text("another")}
      </Button>
    </div>
  );
}

type AnsweredQuestionProps = {
  readonly place: number;
  readonly question: QuizQuestion;
  readonly chosen: number | null;
  readonly loaded: LoadedQuiz;
};

/** A question of a finished test: the person's answer, the right one, and links to read more. */
function AnsweredQuestion({ place, question, chosen, loaded }: AnsweredQuestionProps) {
  const text = useMessages("quiz");
  const language = useLanguage();
  const { verse, options, right } = question;
  const isRight = chosen === right;
  const answer = chosen === null ? undefined : options[chosen];
  const rightAnswer = options[right];
  const Icon = isRight ? Check : chosen === null ? Minus : X;
  return (
    <li className="panel p-5">
      <p className={`mb-2 flex items-center gap-2 text-sm ${isRight ? "text-green" : "text-harm"}`}>
        <Icon aria-hidden="true" className="size-4" />
        {`${formatNumber(place + 1, language)}. ${text(isRight ? "right" : chosen === null ? "notAnswered" : "wrong")}`}
      </p>
      <QuestionPrompt id={`question-${place}`} question={question} loaded={loaded} />
      <dl className="mt-3 grid gap-2">
        {answer && !isRight && (
          <div>
            <dt className="text-ink-soft text-sm">{text("yourAnswer")}</dt>
            <dd className="border-harm border-s-2 ps-3">
              <OptionText option={answer} loaded={loaded} />
            </dd>
          </div>
        )}
        {rightAnswer && (
          <div>
            <dt className="text-ink-soft text-sm">{text("rightAnswer")}</dt>
            <dd className="border-green border-s-2 ps-3">
              <OptionText option={rightAnswer} loaded={loaded} />
            </dd>
          </div>
        )}
      </dl>
      <div className="mt-3 text-sm">
        <Explanation question={question} loaded={loaded} hasQuote={false} />
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-x-6">
        <AboutLinks question={question} loaded={loaded} />
        <CitedVerse verse={verse} />
      </div>
    </li>
  );
}

/** The verse that proves the answer, fetched when the details are opened. */
function CitedVerse({ verse }: { readonly verse: VerseReference }) {
  const text = useMessages("quiz");
  const edition = translationFor(useLanguage());
  const [hasOpened, setHasOpened] = useState(false);
  const { surah, ayah } = verse;
  const key = hasOpened ? `${surah}:${ayah} ${edition}` : undefined;
  const { latest, hasFailed, retry } = useAsync(key, async () => {
    const [arabic, translation] = await Promise.all([
      readVerses(readPublished, "arabic", surah),
      edition && readVerses(readPublished, edition, surah),
    ]);
    return { arabic: arabic[ayah - 1] ?? "", translation: translation?.[ayah - 1] };
  });
  return (
    <details
      className="w-full"
      onToggle={(event) => {
        if (!event.currentTarget.open) return;
        setHasOpened(true);
        if (hasFailed) retry();
      }}
    >
      <summary className="min-h-11 w-fit content-center text-ink-soft text-sm hover:text-ink">
        {text("showVerse")}
      </summary>
      {hasFailed && <p role="alert">{text("failed")}</p>}
      {latest && (
        <>
          <p lang="ar" dir="rtl" className="quran text-pretty text-2xl">
            <QuranText text={latest.arabic} />
          </p>
          {latest.translation !== undefined && edition && (
            <p lang={edition} dir={directionOf(edition)} className="mt-2 max-w-[65ch] text-ink-soft">
              {latest.translation}
            </p>
          )}
        </>
      )}
    </details>
  );
}
