import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { AddCards } from "./add-cards.tsx";
import { DeckCharts } from "./deck-charts.tsx";
import { DeckFile } from "./deck-file.tsx";
import { NumberField } from "./number-field.tsx";
import { ReviewSession } from "./review-session.tsx";
import { type DeckStore, maxDailyLimit, minDailyLimit, schemes, useDeck } from "./use-deck.ts";

/** Review cards: the due ones, adding new ones, charts, settings, and export and import. */
export function CardsTool() {
  const text = useMessages("hifz");
  const language = useLanguage();
  const store = useDeck();
  if (!store.isReady) return <p role="status">{text("loading")}</p>;
  return (
    <div className="grid gap-6">
      <ReviewSession store={store} />
      <p className="text-ink-soft text-sm">
        {text("deckSize", { count: store.deck.cards.size })}
        {" · "}
        {text("limitToday", { count: formatNumber(store.limit.value, language) })}
      </p>
      <AddCards store={store} />
      {store.deck.cards.size > 0 && <DeckCharts store={store} />}
      <DeckSettings store={store} />
      <DeckFile store={store} />
    </div>
  );
}

/** The scheme that schedules reviews, and the daily limit. */
function DeckSettings({ store: { scheme, limit } }: { readonly store: DeckStore }) {
  const text = useMessages("hifz");
  return (
    <section className="panel grid gap-5 p-5">
      <h2 className="font-display text-xl">{text("settings")}</h2>
      <fieldset className="grid gap-2">
        <legend className="mb-1 text-ink-soft text-sm">{text("scheme")}</legend>
        {schemes.map((each) => (
          <label
            key={each}
            className="flex gap-3 rounded-control border border-line p-3 has-checked:border-green"
          >
            <input
              type="radio"
              name="scheme"
              checked={scheme.value === each}
              onChange={() => scheme.save(each)}
              className="mt-1 size-5 shrink-0 accent-green"
            />
            <span>
              <span className="block font-medium">{text(`scheme.${each}`)}</span>
              <span className="block text-ink-soft text-sm">{text(`schemeAbout.${each}`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <NumberField
        label={text("dailyLimit")}
        value={limit.value}
        min={minDailyLimit}
        max={maxDailyLimit}
        onChange={limit.save}
      />
    </section>
  );
}
