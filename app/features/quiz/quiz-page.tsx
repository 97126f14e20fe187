import { type ReactNode, useState } from "react";
import { useSearch } from "wouter";
import { useViewInPlace } from "#app/browser/view-in-place.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { useEntitlements } from "#app/storage/entitlements.ts";
import { BotTab } from "./bot-tab.tsx";
import { quizAskedOf } from "./quiz-address.ts";
import { QuizChoice } from "./quiz-choice.tsx";
import { QuizRun } from "./quiz-run.tsx";
import { testingTabOf } from "./testing-tab.ts";
import { TestingTabs } from "./testing-tabs.tsx";
import { useIsLive } from "./use-is-live.ts";

type QuizPageProps = {
  /** Stands in the other tab, and is drawn once `loadBot` has fetched its code. */
  readonly bot: ReactNode;
  readonly loadBot: () => Promise<void>;
  /** Opens what is for subscribers. */
  readonly unlock: ReactNode;
};

/** The bot, the four tests, or the test that the address asks for. */
export function QuizPage({ bot, loadBot, unlock }: QuizPageProps) {
  const name = useMessages("shell");
  const search = useSearch();
  const isLive = useIsLive();
  const tab = testingTabOf(new URLSearchParams(search));
  const asked = quizAskedOf(isLive ? search : "");
  const { hasPremium } = useEntitlements();
  // A page that is opened at the bot waits for its code.
  const [hasBot, setHasBot] = useState(tab === "bot");
  const isOpen = asked && (!asked.quiz.isPremium || hasPremium);
  const view = isOpen ? `${asked.quiz.id} ${asked.seed} ${asked.result ?? ""}` : tab;
  useViewInPlace(isLive ? view : undefined);
  return (
    <div className="mx-auto max-w-4xl">
      <h1
        tabIndex={-1}
        className={`font-display outline-none ${isOpen ? "text-xl" : "text-3xl sm:text-4xl"}`}
      >
        {name("title.quranTesting")}
      </h1>
      {!isOpen && (
        <TestingTabs
          open={tab}
          // A press that follows says what went wrong.
          prefetchBot={() => void loadBot().catch(() => undefined)}
        />
      )}
      {isOpen && <QuizRun key={`${asked.quiz.id} ${asked.seed}`} asked={asked} />}
      {!isOpen && tab === "tests" && <QuizChoice isLockedAsked={asked !== undefined} unlock={unlock} />}
      {!isOpen && tab === "bot" && (
        <BotTab load={loadBot} isLoaded={hasBot} onLoaded={() => setHasBot(true)}>
          {bot}
        </BotTab>
      )}
    </div>
  );
}
