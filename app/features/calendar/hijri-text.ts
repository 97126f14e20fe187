import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import type { CalendarTexts } from "#content/islamic-calendar/index.ts";
import type { HijriDate } from "#domain/hijri/hijri-date.ts";

/** Formats a year, without a grouping separator. */
export function useYearText(): (year: number) => string {
  const language = useLanguage();
  return (year) => formatNumber(year, language, { useGrouping: false });
}

/** Formats a Hijri date in the reader's language. */
export function useHijriText(months: CalendarTexts["months"]): (date: HijriDate) => string {
  const text = useMessages("calendar");
  const language = useLanguage();
  const yearText = useYearText();
  return ({ year, month, day }) =>
    text("hijriDate", {
      day: formatNumber(day, language),
      month: months[month - 1]?.name ?? "",
      year: yearText(year),
    });
}
