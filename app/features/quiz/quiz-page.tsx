import { useSearch } from "wouter";
import { useMessages } from "#app/i18n/messages.tsx";
import { useEntitlements } from "#app/platform/entitlements.ts";
import { quizAskedOf } from "./quiz-address.ts";
import { QuizChoice } from "./quiz-choice.tsx";
import { QuizRun } from "./quiz-run.tsx";
import { useIsLive } from "./use-is-live.ts";

/** The four tests, or the one that the address asks for. */
export function QuizPage() {
  const name = useMessages("shell");
  const search = useSearch();
  const asked = quizAskedOf(useIsLive() ? search : "");
  const { hasPremium } = useEntitlements();
  const isOpen = asked && (!asked.quiz.isPremium || hasPremium);
  return (
    <div className="mx-auto max-w-4xl">
      <h1
        tabIndex={-1}
        className={`font-display outline-none ${isOpen ? "text-xl" : "text-3xl sm:text-4xl"}`}
      >
        {name("title.quranTesting")}
      </h1>
      {isOpen ? (
        <QuizRun key={`${asked.quiz.id} ${asked.seed}`} asked={asked} />
      ) : (
        <QuizChoice isLockedAsked={asked !== undefined} />
      )}
    </div>
  );
}
