import type { ReactNode } from "react";
import { useSearch } from "wouter";
import { useMessages } from "#app/i18n/messages.tsx";
import { useEntitlements } from "#app/platform/entitlements.ts";
import { useViewInPlace } from "#app/platform/view-in-place.ts";
import { quizAskedOf } from "./quiz-address.ts";
import { QuizChoice } from "./quiz-choice.tsx";
import { QuizRun } from "./quiz-run.tsx";
import { type TestingTab, TestingTabs } from "./testing-tabs.tsx";
import { useIsLive } from "./use-is-live.ts";

/** `bot` stands in the other tab; `unlock` opens what is for subscribers. */
type QuizPageProps = { readonly tab: TestingTab; readonly bot: ReactNode; readonly unlock: ReactNode };

/** The bot, the four tests, or the test that the address asks for. */
export function QuizPage({ tab, bot, unlock }: QuizPageProps) {
  const name = useMessages("shell");
  const search = useSearch();
  const isLive = useIsLive();
  const asked = quizAskedOf(isLive ? search : "");
  const { hasPremium } = useEntitlements();
  const isOpen = asked && (!asked.quiz.isPremium || hasPremium);
  const view = isOpen ? `${asked.quiz.id} ${asked.seed} ${asked.result ?? ""}` : "choice";
  useViewInPlace(isLive ? view : undefined);
  return (
    <div className="mx-auto max-w-4xl">
      <h1
        tabIndex={-1}
        className={`font-display outline-none ${isOpen ? "text-xl" : "text-3xl sm:text-4xl"}`}
      >
        {name("title.quranTesting")}
      </h1>
      {!isOpen && <TestingTabs open={tab} />}
      {isOpen && <QuizRun key={`${asked.quiz.id} ${asked.seed}`} asked={asked} />}
      {!isOpen && tab === "tests" && <QuizChoice isLockedAsked={asked !== undefined} unlock={unlock} />}
      {!isOpen && tab === "bot" && <div className="mt-6">{bot}</div>}
    </div>
  );
}
