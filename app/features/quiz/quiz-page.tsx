import { type ReactNode, useState } from "react";
import { useSearch } from "wouter";
import { useViewInPlace } from "#app/browser/view-in-place.ts";
import { useIsHydrated } from "#app/hydration/hydrated.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { useEntitlements } from "#app/storage/entitlements.ts";
import { quizRequestOf } from "./quiz-address.ts";
import { QuizChoice } from "./quiz-choice.tsx";
import { QuizRun } from "./quiz-run.tsx";
import { BotTab, TestingTabs, testingTabOf } from "./testing-tabs.tsx";

type QuizPageProps = {
  /** The content of the other tab, rendered once `loadBot` has fetched its code. */
  readonly bot: ReactNode;
  readonly loadBot: () => Promise<void>;
  /** Opens the subscription. */
  readonly unlock: ReactNode;
};

/** The bot, the four tests, or the test that the address names. */
export function QuizPage({ bot, loadBot, unlock }: QuizPageProps) {
  const name = useMessages("shell");
  const search = useSearch();
  const isHydrated = useIsHydrated();
  const tab = testingTabOf(new URLSearchParams(search));
  // A test exists in one browser only: the server and the first rendering cannot show it.
  const request = quizRequestOf(isHydrated ? search : "");
  const { hasPremium } = useEntitlements();
  // A page opened at the bot has waited for its code.
  const [hasBot, setHasBot] = useState(tab === "bot");
  const isOpen = request && (!request.quiz.isPremium || hasPremium);
  const view = isOpen ? `${request.quiz.id} ${request.seed} ${request.result ?? ""}` : tab;
  useViewInPlace(isHydrated ? view : undefined);
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
          // A failure is reported when the tab is opened.
          prefetchBot={() => void loadBot().catch(() => undefined)}
        />
      )}
      {isOpen && <QuizRun key={`${request.quiz.id} ${request.seed}`} request={request} />}
      {!isOpen && tab === "tests" && (
        <QuizChoice isPremiumRequested={request !== undefined} unlock={unlock} />
      )}
      {!isOpen && tab === "bot" && (
        <BotTab load={loadBot} isLoaded={hasBot} onLoaded={() => setHasBot(true)}>
          {bot}
        </BotTab>
      )}
    </div>
  );
}
