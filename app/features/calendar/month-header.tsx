import { ChevronLeft, ChevronRight } from "lucide-react";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import type { IslamicMonth } from "#content/islamic-calendar/index.ts";
import { useYearText } from "./hijri-text.ts";

type MonthHeaderProps = {
  readonly month: IslamicMonth;
  readonly year: number;
  /** The true length of the month in that year; undefined where the calendar does not say. */
  readonly days: number | undefined;
  readonly onStep: (by: 1 | -1) => void;
  /** False where the calendar has no such month. */
  readonly isWithin: (by: 1 | -1) => boolean;
};

/** The month's names, its number and its length in the year shown, with the ways to its neighbours. */
export function MonthHeader({ month, year, days, onStep, isWithin }: MonthHeaderProps) {
  const text = useMessages("calendar");
  const language = useLanguage();
  const yearText = useYearText();
  return (
    <div className="flex items-start justify-between gap-2">
      <IconButton
        label={text("monthBefore")}
        disabled={!isWithin(-1)}
        onClick={() => onStep(-1)}
        className="noscript:hidden"
      >
        <ChevronLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
      </IconButton>
      <div className="text-center">
        <p lang="ar" dir="rtl" className="font-naskh text-3xl text-gold">
          {month.arabicName}
        </p>
        <h2 id="month" className="font-display text-xl" aria-live="polite">
          {text("monthOfYear", { month: month.name, year: yearText(year) })}
        </h2>
        <p className="text-ink-soft text-sm" data-days={days}>
          {text("monthNumber", { number: formatNumber(month.id, language) })}
          {days !== undefined && ` · ${text("days", { count: days })}`}
        </p>
      </div>
      <IconButton
        label={text("monthAfter")}
        disabled={!isWithin(1)}
        onClick={() => onStep(1)}
        className="noscript:hidden"
      >
        <ChevronRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />
      </IconButton>
    </div>
  );
}
