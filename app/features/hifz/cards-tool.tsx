import { useRef, useState } from "react";
import { deviceDay, deviceDayKey, deviceMidnights } from "#app/browser/device-clock.ts";
import { saveText } from "#app/browser/save-text.ts";
import { dayText } from "#app/i18n/day-text.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Button } from "#app/ui/button.tsx";
import { useToast } from "#app/ui/toast.ts";
import { addDays, type CalendarDay, formatCalendarDay } from "#domain/calendar-day.ts";
import { cardsFromCsv, cardsToCsv } from "#domain/review/review-csv.ts";
import { forecast } from "#domain/review/review-deck.ts";
import { AddCards } from "./add-cards.tsx";
import { loadFaces, usePlaceText } from "./card-faces.ts";
import { NumberField } from "./passage-fields.tsx";
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
            className="flex gap-3 rounded-control border border-edge p-3 has-checked:border-green"
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

const shownDays = 14;

/** The cards due in the next two weeks and the reviews of the last two. */
function DeckCharts({ store: { deck, study } }: { readonly store: DeckStore }) {
  const text = useMessages("hifz");
  const today = deviceDay();
  const coming = forecast(deck, deviceMidnights(shownDays));
  const past = Array.from({ length: shownDays }, (_, index) => addDays(today, index - shownDays + 1));
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <DayBars
        label={text("forecast")}
        days={coming.map((count, index) => ({ day: addDays(today, index), count }))}
        tone="gold"
      />
      <DayBars
        label={text("history")}
        days={past.map((day) => ({ day, count: study.countOn(formatCalendarDay(day), "reviews") }))}
        tone="green"
      />
    </div>
  );
}

type DayBarsProps = {
  readonly label: string;
  readonly days: readonly { readonly day: CalendarDay; readonly count: number }[];
  readonly tone: "green" | "gold";
};

/** A bar chart of counts by day; time runs from left to right in every language. */
function DayBars({ label, days, tone }: DayBarsProps) {
  const text = useMessages("hifz");
  const language = useLanguage();
  const most = Math.max(1, ...days.map(({ count }) => count));
  return (
    <figure className="panel p-4">
      <figcaption className="mb-3 flex justify-between gap-3 text-sm">
        <span className="font-medium">{label}</span>
        <span aria-hidden="true" className="text-ink-soft">
          {formatNumber(most, language)}
        </span>
      </figcaption>
      <ol dir="ltr" aria-label={label} className="flex h-24 items-end gap-1 border-line border-b">
        {days.map(({ day, count }) => (
          <li key={`${day.month}-${day.day}`} className="flex h-full min-w-0 grow basis-0 items-end">
            <span className="sr-only">
              {text("dayCount", {
                day: dayText(day, language, "dayMonth"),
                count: formatNumber(count, language),
              })}
            </span>
            <span
              aria-hidden="true"
              className={`block w-full rounded-t-sm ${count === 0 ? "bg-line" : tone === "gold" ? "bg-gold" : "bg-green"}`}
              style={{ height: count === 0 ? "2px" : `${Math.max(4, (count / most) * 100)}%` }}
            />
          </li>
        ))}
      </ol>
      <div dir="ltr" aria-hidden="true" className="mt-1 flex justify-between text-ink-soft text-xs">
        {[days[0], days.at(-1)].map((end, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: always the two ends of the axis
          <span key={at} dir="auto">
            {end && dayText(end.day, language, "dayMonth")}
          </span>
        ))}
      </div>
    </figure>
  );
}

/** A larger file is no deck: cards of all 6,236 verses with their texts are about 6 MiB. */
const largestFile = 32 * 2 ** 20;

/** Exports the deck as a CSV that Anki reads, and imports one. */
function DeckFile({ store }: { readonly store: DeckStore }) {
  const text = useMessages("hifz");
  const language = useLanguage();
  const showToast = useToast();
  const placeText = usePlaceText();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const fail = (error: unknown) => {
    console.warn("exporting or importing cards failed", error);
    showToast({ variant: "destructive", title: text("failed") });
  };

  const save = async () => {
    setIsBusy(true);
    try {
      const cards = [...store.deck.cards.values()];
      const faces = new Map<string, { front: string; back: string }>();
      for (const { id } of cards) {
        const face = await loadFaces(id, language);
        if (!face) continue;
        const front = [placeText(face.place), face.prompt.arabic ?? face.prompt.words];
        const back = [face.arabic.join(" "), face.meaning];
        faces.set(id, { front: front.filter(Boolean).join(" · "), back: back.filter(Boolean).join("\n") });
      }
      const csv = cardsToCsv(cards, (id) => faces.get(id) ?? { front: id, back: "" });
      saveText(`riwaq-cards-${deviceDayKey()}.csv`, "text/csv", csv);
    } catch (error) {
      fail(error);
    }
    setIsBusy(false);
  };
  const open = async (file: File | undefined) => {
    if (!file) return;
    try {
      const { cards, rejected } =
        file.size > largestFile ? { cards: [], rejected: 1 } : cardsFromCsv(await file.text());
      if (cards.length === 0) {
        showToast({
          variant: "destructive",
          title: text("importedNone"),
          description: text("importedNoneText"),
        });
        return;
      }
      const imported = store.importCards(cards);
      showToast({
        title: text("imported", { count: imported }),
        description: text("importedRest", {
          same: formatNumber(cards.length - imported, language),
          refused: formatNumber(rejected, language),
        }),
      });
    } catch (error) {
      fail(error);
    } finally {
      if (input.current) input.current.value = "";
    }
  };

  return (
    <section className="panel grid gap-3 p-5">
      <h2 className="font-display text-xl">{text("fileTitle")}</h2>
      <p className="text-ink-soft text-sm">{text("fileAbout")}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={save} disabled={isBusy || store.deck.cards.size === 0}>
          {text("export")}
        </Button>
        <Button onClick={() => input.current?.click()}>{text("import")}</Button>
        <input
          ref={input}
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          aria-label={text("import")}
          onChange={(event) => open(event.target.files?.[0])}
          className="sr-only"
          tabIndex={-1}
        />
      </div>
    </section>
  );
}
