import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { AddCards } from "./add-cards.tsx";
import { DeckCharts } from "./deck-charts.tsx";
import { DeckFile } from "./deck-file.tsx";
import { DeckSettings } from "./deck-settings.tsx";
import { ReviewSession } from "./review-session.tsx";
import { useDeck } from "./use-deck.ts";

/** Review cards: those that are due, new ones, what comes and what was, and how it is planned. */
export function CardsTool() {
  const text = useMessages("hifz");
  const language = useLanguage();
  const own = useDeck();
  if (!own.isReady) return <p role="status">{text("loading")}</p>;
  return (
    <div className="grid gap-6">
      <ReviewSession own={own} />
      <p className="text-ink-soft text-sm">
        {text("deckSize", { count: own.deck.cards.size })}
        {" · "}
        {text("limitToday", { count: formatNumber(own.limit.value, language) })}
      </p>
      <AddCards own={own} />
      {own.deck.cards.size > 0 && <DeckCharts own={own} />}
      <DeckSettings own={own} />
      <DeckFile own={own} />
    </div>
  );
}
