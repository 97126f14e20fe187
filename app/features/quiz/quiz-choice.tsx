import type { ReactNode } from "react";
import { Link } from "wouter";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useEntitlements } from "#app/storage/entitlements.ts";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Toggle } from "#app/ui/toggle.tsx";
import { quizzes } from "#domain/quiz/quiz.ts";
import { quizAddress } from "./quiz-address.ts";
import { QuizCard } from "./quiz-card.tsx";
import { QuizHistory } from "./quiz-history.tsx";
import { storedExam, storedSessions } from "./quiz-memory.ts";

type QuizChoiceProps = { readonly isLockedAsked: boolean; readonly unlock: ReactNode };

/** The tests on offer, those left half-way, and what came out of earlier ones. */
export function QuizChoice({ isLockedAsked, unlock }: QuizChoiceProps) {
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
      {isLockedAsked && (
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
