import { memo, useEffect, useState } from "react";
import { dayText } from "#app/i18n/day-text.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { parseCalendarDay } from "#domain/calendar-day.ts";
import { type DayTotals, daysUpTo, noTotals } from "#domain/counting/day-totals.ts";
import { calendarToday } from "./use-tasbih.ts";
import { useTasbihDays } from "./use-tasbih-totals.ts";

/** What was counted today and on the days before; rendered once the current day is known. */
export function TasbihHistory() {
  const text = useMessages("tasbih");
  const language = useLanguage();
  // The chart follows the store, not each tap: nobody watches it while counting.
  const { days, isReady } = useTasbihDays();
  const [today, setToday] = useState<string>();
  useEffect(() => {
    const update = () => setToday(calendarToday());
    update();
    document.addEventListener("visibilitychange", update);
    return () => document.removeEventListener("visibilitychange", update);
  }, []);
  const { count } = (today && days[today]) || noTotals;
  return (
    <section>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="font-display text-xl">{text("history")}</h2>
        <p className="text-ink-soft text-sm">{text("today", { count: formatNumber(count, language) })}</p>
      </div>
      <div className="min-h-36">
        {today && isReady && Object.keys(days).length === 0 && (
          <p className="text-ink-soft">{text("noHistory")}</p>
        )}
        {today && isReady && Object.keys(days).length > 0 && <DayChart days={days} today={today} />}
      </div>
    </section>
  );
}

const shownDays = 14;

/** The next round number above the highest count, so that the bars keep their height from tap to tap. */
function roundedCeiling(highest: number): number {
  const step = 10 ** Math.max(2, Math.floor(Math.log10(Math.max(1, highest))));
  return Math.ceil(Math.max(1, highest) / step) * step;
}

/** A bar for each of the last fourteen days, from left to right in every language. */
function DayChart({ days, today }: { readonly days: DayTotals; readonly today: string }) {
  const text = useMessages("tasbih");
  const shown = daysUpTo(today, shownDays, days);
  const highest = roundedCeiling(Math.max(...shown.map(({ count }) => count)));
  return (
    <ol dir="ltr" aria-label={text("history")} className="flex h-36 items-end gap-1">
      {shown.map(({ day, count }, place) => (
        <DayBar
          key={day}
          day={day}
          count={count}
          highest={highest}
          isToday={day === today}
          isNamed={(shownDays - 1 - place) % 4 === 0}
        />
      ))}
    </ol>
  );
}

type DayBarProps = {
  readonly day: string;
  readonly count: number;
  /** The highest count shown, from 1. */
  readonly highest: number;
  readonly isToday: boolean;
  readonly isNamed: boolean;
};

/** One day of the chart; memoized, because only today's bar changes while counting. */
const DayBar = memo(function DayBar({ day, count, highest, isToday, isNamed }: DayBarProps) {
  const text = useMessages("tasbih");
  const language = useLanguage();
  const date = parseCalendarDay(day);
  const name = date ? dayText(date, language, "dayMonth") : day;
  return (
    <li className="relative flex h-full min-w-0 grow basis-0 flex-col justify-end pb-6">
      <span className="sr-only">
        {text("historyDay", { day: name, count: formatNumber(count, language) })}
      </span>
      <span
        aria-hidden="true"
        className={`block w-full rounded-t-sm ${count === 0 ? "bg-line" : isToday ? "bg-green" : "bg-green/55"}`}
        style={{ height: count === 0 ? "2px" : `${Math.max(4, (count / highest) * 100)}%` }}
      />
      {isNamed && (
        <span
          aria-hidden="true"
          dir="auto"
          className="absolute end-0 bottom-0 whitespace-nowrap text-ink-soft text-xs leading-5!"
        >
          {name}
        </span>
      )}
    </li>
  );
});
