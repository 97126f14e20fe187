import { Link } from "wouter";
import { useMessages } from "#app/i18n/messages.tsx";
import type { TestingTab } from "./testing-tab.ts";

const tabs = [
  { tab: "bot", href: "/quran-testing?tab=bot", name: "tabBot" },
  { tab: "tests", href: "/quran-testing", name: "tabTests" },
] as const;

type TestingTabsProps = {
  readonly open: TestingTab;
  /** Called when the person is about to open the bot. */
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
