import type { ReactNode } from "react";
import { Link } from "wouter";
import { useMessages } from "#app/i18n/messages.tsx";
import { useEntitlements } from "#app/platform/entitlements.ts";
import { useStoredValue } from "#app/platform/stored-value.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Toggle } from "#app/ui/toggle.tsx";
import { quizzes } from "#domain/quiz/quiz.ts";
import { quizAddress } from "./quiz-address.ts";
import { QuizCard } from "./quiz-card.tsx";
import { QuizHistory } from "./quiz-history.tsx";
import { storedExam, storedSession } from "./quiz-memory.ts";

type QuizChoiceProps = { readonly isLockedAsked: boolean; readonly unlock: ReactNode };

/** The tests on offer, the one left half-way, and what came out of earlier ones. */
export function QuizChoice({ isLockedAsked, unlock }: QuizChoiceProps) {
  const text = useMessages("quiz");
  const { hasPremium } = useEntitlements();
  const [isExam, setIsExam] = useStoredValue(storedExam);
  const [session] = useStoredValue(storedSession);
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
      {session && (
        <Link
          href={quizAddress(session.quiz, session.seed)}
          className={buttonClass("primary", "mt-4 w-full sm:w-auto")}
        >
          {text("goOn", { name: text(`name.${session.quiz}`) })}
        </Link>
      )}
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
