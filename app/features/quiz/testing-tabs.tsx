import type { ReactNode } from "react";
import { Link } from "wouter";
import { useAsync } from "#app/hydration/use-async.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";

export type TestingTab = "bot" | "tests";

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
export function TestingTabs({ open, prefetchBot }: TestingTabsProps) {
  const text = useMessages("quiz");
  return (
    <nav aria-label={text("tabs")} className="mt-4 flex flex-wrap gap-1">
      {tabs.map(({ tab, href, name }) => (
        <Link
          key={tab}
          href={href}
          {...(tab === "bot" ? { onPointerEnter: prefetchBot, onFocus: prefetchBot } : {})}
          aria-current={tab === open ? "page" : undefined}
          className="flex min-h-11 items-center rounded-round border border-transparent px-4 text-ink-soft hover:text-ink aria-[current]:border-green aria-[current]:text-ink"
        >
          {text(name)}
        </Link>
      ))}
    </nav>
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
export function BotTab({ load, isLoaded, onLoaded, children }: BotTabProps) {
  const text = useMessages("quiz");
  const shell = useMessages("shell");
  const { hasFailed, retry } = useAsync(isLoaded ? undefined : "bot", async (signal) => {
    await load();
    if (!signal.aborted) onLoaded();
  });
  if (isLoaded) return <div className="mt-6">{children}</div>;
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
