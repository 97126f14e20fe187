import { Clock, ListChecks, Lock } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useLocation } from "wouter";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useEntitlements } from "#app/storage/entitlements.ts";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { Toggle } from "#app/ui/toggle.tsx";
import { type Quiz, quizzes } from "#domain/quiz/quiz.ts";
import { newSeed, quizAddress } from "./quiz-address.ts";
import { QuizHistory } from "./quiz-history.tsx";
import { storedExam, storedSessions } from "./quiz-sessions.ts";

type QuizChoiceProps = { readonly isPremiumRequested: boolean; readonly unlock: ReactNode };

/** The available tests, the unfinished ones, and earlier results. */
export function QuizChoice({ isPremiumRequested, unlock }: QuizChoiceProps) {
  const text = useMessages("quiz");
  const { hasPremium } = useEntitlements();
  const [isExam, setIsExam] = useStoredValue(storedExam);
  const language = useLanguage();
  const [sessions] = useStoredValue(storedSessions);
  return (
    <>
      <p className="mt-4 max-w-[65ch] text-ink-soft">{text("intro")}</p>
      <noscript>
        <p className="panel mt-4 p-4">{text("needsScripts")}</p>
      </noscript>
      {isPremiumRequested && (
        <p role="status" className="panel mt-4 p-4">
          {text("locked")}
        </p>
      )}
      {sessions.map(({ quiz, seed, at, answers }) => (
        <Link
          key={`${quiz} ${seed}`}
          href={quizAddress(quiz, seed)}
          className={buttonClass("primary", "mt-4 me-3 w-full flex-wrap sm:w-auto")}
        >
          {text("goOn", { name: text(`name.${quiz}`) })}
          <span className="font-normal text-sm">
            {text("questionOf", {
              number: formatNumber(at + 1, language),
              count: formatNumber(answers.length, language),
            })}
          </span>
        </Link>
      ))}
      <div className="panel mt-6 px-5 py-2">
        <Toggle label={text("exam")} isOn={isExam} onChange={setIsExam} />
        <p className="pb-2 text-ink-soft text-sm">{text("examHint")}</p>
      </div>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2">
        {quizzes.map((quiz) => (
          <QuizCard
            key={quiz.id}
            quiz={quiz}
            isLocked={quiz.isPremium && !hasPremium}
            unlock={quiz.isPremium ? unlock : undefined}
          />
        ))}
      </ul>
      <QuizHistory />
      <p className="mt-8 text-ink-soft text-sm">{text("storiesOurs")}</p>
    </>
  );
}

type QuizCardProps = {
  readonly quiz: Quiz;
  readonly isLocked: boolean;
  /** Opens the subscription, on premium tests. */
  readonly unlock?: ReactNode;
};

/** One test: what it covers, its level, and how many questions in how many minutes. */
function QuizCard({ quiz, isLocked, unlock }: QuizCardProps) {
  const text = useMessages("quiz");
  const [, navigate] = useLocation();
  const name = text(`name.${quiz.id}`);
  const start = () => navigate(quizAddress(quiz.id, newSeed()));
  return (
    <li className="panel flex flex-col gap-3 p-5 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-display text-xl">{name}</h2>
        <span className="rounded-round border border-gold px-3 py-0.5 text-gold text-sm">
          {text(`level.${quiz.level}`)}
        </span>
      </div>
      <p className="grow text-ink-soft">{text(`about.${quiz.id}`)}</p>
      <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        <span className="inline-flex items-center gap-2">
          <ListChecks aria-hidden="true" className="size-4 text-green" />
          {text("questions", { count: quiz.questions })}
        </span>
        <span className="inline-flex items-center gap-2">
          <Clock aria-hidden="true" className="size-4 text-green" />
          {text("minutes", { count: quiz.minutes })}
        </span>
      </p>
      <Button
        look={isLocked ? "quiet" : "primary"}
        disabled={isLocked}
        aria-label={`${isLocked ? text("premiumOnly") : text("start")}: ${name}`}
        onClick={start}
        className="self-start px-6"
      >
        {isLocked && <Lock aria-hidden="true" className="size-4" />}
        {isLocked ? text("premiumOnly") : text("start")}
      </Button>
      {unlock}
    </li>
  );
}
