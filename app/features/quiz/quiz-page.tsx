import { type ReactNode, useState } from "react";
import { useSearch } from "wouter";
import { useViewInPlace } from "#app/browser/view-in-place.ts";
import { useIsHydrated } from "#app/hydration/hydrated.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { useEntitlements } from "#app/storage/entitlements.ts";
import { Button } from "#app/ui/button.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { PageTabs } from "#app/ui/tabs.tsx";
import { quizRequestOf } from "./quiz-address.ts";
import { QuizChoice } from "./quiz-choice.tsx";
import { QuizRun } from "./quiz-run.tsx";

type QuizPageProps = {
  /** The content of the other tab, rendered once `loadBot` has fetched its code. */
  readonly bot: ReactNode;
  readonly loadBot: () => Promise<void>;
  /** Opens the subscription. */
  readonly unlock: ReactNode;
};

/** The bot, the four tests, or the test that the address names. */
export function QuizPage({ bot, loadBot, unlock }: QuizPageProps) {
  const text = useMessages("quiz");
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
    <div className="max-w-page">
      {isOpen ? (
        <h1 tabIndex={-1} className="font-display text-xl outline-none">
          {name("title.quranTesting")}
        </h1>
      ) : (
        <PageHead
          title={name("title.quranTesting")}
          about={
            <>
              <p>{text("intro")}</p>
              <p>{text("storiesOurs")}</p>
            </>
          }
        />
      )}
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

type TestingTab = "bot" | "tests";

/** The tab that an address names; the tests for anything unknown. */
export function testingTabOf(search: URLSearchParams): TestingTab {
  return search.get("tab") === "bot" ? "bot" : "tests";
}

const tabs = [
  { tab: "bot", href: "/quran-testing?tab=bot", name: "tabBot" },
  { tab: "tests", href: "/quran-testing", name: "tabTests" },
] as const;

type TestingTabsProps = {
  readonly open: TestingTab;
  /** Called when the pointer or focus reaches the bot's link. */
  readonly prefetchBot: () => void;
};

/** The bot or the tests, as links that work without scripts. */
function TestingTabs({ open, prefetchBot }: TestingTabsProps) {
  const text = useMessages("quiz");
  return (
    <PageTabs
      label={text("tabs")}
      tabs={tabs.map(({ tab, href, name }) => ({
        id: tab,
        label: text(name),
        href,
        ...(tab === "bot" ? { onNear: prefetchBot } : {}),
      }))}
      current={open}
    />
  );
}

type BotTabProps = {
  /** Fetches the code of the bot; a page opened at this tab already has it. */
  readonly load: () => Promise<void>;
  readonly isLoaded: boolean;
  readonly onLoaded: () => void;
  readonly children: ReactNode;
};

/** The bot, or its loading and failure state. */
function BotTab({ load, isLoaded, onLoaded, children }: BotTabProps) {
  const text = useMessages("quiz");
  const shell = useMessages("shell");
  const { hasFailed, retry } = useAsync(isLoaded ? undefined : "bot", async (signal) => {
    await load();
    if (!signal.aborted) onLoaded();
  });
  if (isLoaded) return <div className="mt-4">{children}</div>;
  if (!hasFailed)
    return (
      <p role="status" className="panel mt-6 p-6 text-ink-soft">
        {shell("loading")}
      </p>
    );
  return (
    <div role="alert" className="panel mt-6 flex flex-wrap items-center justify-between gap-3 p-5">
      <p>{text("botFailed")}</p>
      <Button look="primary" onClick={retry}>
        {text("retry")}
      </Button>
    </div>
  );
}
