import { memo } from "react";
import { dateFormat } from "#app/i18n/date-format.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import type { Language } from "#domain/language.ts";

const dayNames = new Map<string, string>();

/** `21 Nov`; kept, because a bar is drawn with every tap and writing a date is slow. */
function dayName(day: string, language: Language): string {
  const known = dayNames.get(`${language} ${day}`);
  if (known !== undefined) return known;
  const names = dateFormat(language, {
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  });
  const name = names.format(new Date(`${day}T00:00:00Z`));
  dayNames.set(`${language} ${day}`, name);
  return name;
}

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
  const name = dayName(day, language);
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
