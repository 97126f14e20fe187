import { useDeferredValue } from "react";
import { useSearch } from "wouter";
import { useMessages } from "#app/i18n/messages.tsx";
import type { TajweedCards } from "#content/tajweed/index.ts";
import { RuleCard } from "./rule-card.tsx";
import { RuleTabs } from "./rule-tabs.tsx";
import { tajweedTabOf } from "./tajweed-tab.ts";

export type TajweedLesson = {
  readonly cards: TajweedCards;
  /** Names of the surahs that examples come from, by number. */
  readonly surahNames: Readonly<Record<number, string>>;
};

/** The rules of recitation in four tabs of cards; the open tab stands in the address. */
export function TajweedPage({ lesson }: { readonly lesson: TajweedLesson }) {
  const text = useMessages("tajweed");
  const name = useMessages("shell");
  const { tabs } = lesson.cards;
  const open = tajweedTabOf(new URLSearchParams(useSearch()));
  // The tab answers the press at once, its cards follow.
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
