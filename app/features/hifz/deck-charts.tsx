import { useMessages } from "#app/i18n/messages.tsx";
import { addDays, formatCalendarDay } from "#domain/calendar-day.ts";
import { forecast } from "#domain/review/review-deck.ts";
import { DayBars } from "./day-bars.tsx";
import { deviceDay, deviceMidnights } from "./device-day.ts";
import type { OwnDeck } from "./use-deck.ts";

const shownDays = 14;

/** What falls due in the next two weeks, and what was reviewed in the last two. */
export function DeckCharts({ own: { deck, study } }: { readonly own: OwnDeck }) {
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
        days={past.map((day) => ({ day, count: study.on(formatCalendarDay(day), "reviews") }))}
        tone="green"
      />
    </div>
  );
}
