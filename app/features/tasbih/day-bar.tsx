import { memo } from "react";
import { dayText } from "#app/i18n/day-text.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { parseCalendarDay } from "#domain/calendar-day.ts";

type DayBarProps = {
  readonly day: string;
  readonly count: number;
  /** The highest count shown, from 1. */
  readonly most: number;
  readonly isToday: boolean;
  readonly isNamed: boolean;
};

/** One day of the chart. Kept as it is while its figures are: only today's changes with a tap. */
export const DayBar = memo(function DayBar({ day, count, most, isToday, isNamed }: DayBarProps) {
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
        className={`block w-full rounded-t-sm ${count === 0 ? "bg-line" : isToday ? "bg-gold" : "bg-green"}`}
        style={{ height: count === 0 ? "2px" : `${Math.max(4, (count / most) * 100)}%` }}
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
