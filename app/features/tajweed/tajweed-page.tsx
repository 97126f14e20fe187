import { type KeyboardEvent, useDeferredValue } from "react";
import { Link, useLocation, useSearch } from "wouter";
import { useDirection, useMessages } from "#app/i18n/messages.tsx";
import type { TajweedCards, TajweedTab } from "#content/tajweed/index.ts";
import { RuleCard } from "./rule-card.tsx";
import { tajweedTabOf } from "./tajweed-tab.ts";

export type TajweedLesson = {
  readonly cards: TajweedCards;
  /** Names of the surahs that examples come from, by number. */
  readonly surahNames: Readonly<Record<number, string>>;
};

/** The rules of recitation in four tabs of cards; the address names the open tab. */
export function TajweedPage({ lesson }: { readonly lesson: TajweedLesson }) {
  const text = useMessages("tajweed");
  const name = useMessages("shell");
  const { tabs } = lesson.cards;
  const open = tajweedTabOf(new URLSearchParams(useSearch()));
  // The tab changes immediately, its cards are rendered after it.
  const drawn = useDeferredValue(open);
  const all = tabs.flatMap(({ cards }) => cards);
  const shown = tabs.find(({ id }) => id === drawn);
  return (
    <div className="mx-auto max-w-5xl">
      <h1 tabIndex={-1} className="font-display text-3xl outline-none sm:text-4xl">
        {name("title.tajweedRules")}
      </h1>
      <p className="mt-3 max-w-[65ch] text-pretty text-ink-soft">{text("intro")}</p>
      <RuleTabs tabs={tabs} open={open} drawn={drawn} />
      <div
        role="tabpanel"
        id={`panel-${drawn}`}
        aria-labelledby={`tab-${drawn}`}
        className="mt-6 grid gap-5 lg:grid-cols-2"
      >
        {shown?.cards.map((card) => (
          <RuleCard key={card.id} card={card} cards={all} surahNames={lesson.surahNames} />
        ))}
      </div>
      <p className="mt-8 text-ink-soft text-sm">{text("ours")}</p>
    </div>
  );
}

type RuleTabsProps = {
  readonly tabs: TajweedCards["tabs"];
  readonly open: TajweedTab;
  /** The tab whose cards are rendered, which may lag behind `open`. */
  readonly drawn: TajweedTab;
};

const addressOf = (tab: TajweedTab) => `/tajweed-rules?tab=${tab}`;

/** The four tabs as links, so that they work without scripts; arrow keys, Home and End move between them. */
function RuleTabs({ tabs, open, drawn }: RuleTabsProps) {
  const text = useMessages("tajweed");
  const isRightToLeft = useDirection() === "rtl";
  const [, navigate] = useLocation();

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const at = tabs.findIndex(({ id }) => id === open);
    const forward = isRightToLeft ? "ArrowLeft" : "ArrowRight";
    const backward = isRightToLeft ? "ArrowRight" : "ArrowLeft";
    const places: Record<string, number> = {
      [forward]: (at + 1) % tabs.length,
      [backward]: (at - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const tab = tabs[places[event.key] ?? -1];
    if (!tab) return;
    event.preventDefault();
    document.getElementById(`tab-${tab.id}`)?.focus();
    navigate(addressOf(tab.id), { replace: true });
  };

  return (
    <div
      role="tablist"
      aria-label={text("tabs")}
      tabIndex={-1}
      onKeyDown={move}
      className="mt-6 grid grid-cols-2 gap-1 border-line border-b sm:flex"
    >
      {tabs.map(({ id, title }) => (
        <Link
          key={id}
          id={`tab-${id}`}
          href={addressOf(id)}
          replace
          role="tab"
          aria-selected={id === open}
          {...(id === drawn ? { "aria-controls": `panel-${id}` } : {})}
          tabIndex={id === open ? 0 : -1}
          className="flex min-h-11 min-w-11 items-center justify-center border-transparent border-b-2 px-4 py-1 text-center text-ink-soft -outline-offset-3 hover:text-ink aria-selected:border-green aria-selected:text-ink"
        >
          {title}
        </Link>
      ))}
    </div>
  );
}
