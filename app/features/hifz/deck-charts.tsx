import { dayText } from "#app/i18n/day-text.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { addDays, type CalendarDay, formatCalendarDay } from "#domain/calendar-day.ts";
import { forecast } from "#domain/review/review-deck.ts";
import { deviceDay, deviceMidnights } from "./device-clock.ts";
import type { DeckStore } from "./use-deck.ts";

const shownDays = 14;

/** The cards due in the next two weeks and the reviews of the last two. */
export function DeckCharts({ store: { deck, study } }: { readonly store: DeckStore }) {
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
