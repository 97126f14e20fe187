import { useDeferredValue } from "react";
import { useSearch } from "wouter";
import { useMessages } from "#app/i18n/messages.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import type { TajweedCards, TajweedTab } from "#content/tajweed/index.ts";
import { RuleCard } from "./rule-card.tsx";
import { tajweedTabOf } from "./tajweed-tab.ts";

export type TajweedLesson = {
  readonly cards: TajweedCards;
  /** Names of the surahs that examples come from, by number. */
  readonly surahNames: Readonly<Record<number, string>>;
};

const addressOf = (tab: TajweedTab) => `/tajweed-rules?tab=${tab}`;

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
    <>
      <PageHead
        title={name("title.tajweedRules")}
        about={
          <>
            <p>{text("intro")}</p>
            <p>{text("ours")}</p>
          </>
        }
      />
      <Tabs
        label={text("tabs")}
        tabs={tabs.map(({ id, title }) => ({ id, label: title, href: addressOf(id) }))}
        current={open}
        panelId="rules"
      />
      <div
        role="tabpanel"
        id="rules"
        aria-labelledby={`tab-${drawn}`}
        className="mt-4 grid gap-4 lg:grid-cols-2"
      >
        {shown?.cards.map((card) => (
          <RuleCard key={card.id} card={card} cards={all} surahNames={lesson.surahNames} />
        ))}
      </div>
    </>
  );
}
