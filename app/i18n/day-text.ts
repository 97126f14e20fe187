import type { CalendarDay } from "#domain/calendar-day.ts";
import type { Language } from "#domain/language.ts";
import { localeOf } from "./locale.ts";

const looks = {
  full: { weekday: "long", day: "numeric", month: "long", year: "numeric" },
  short: { weekday: "short", day: "numeric", month: "short" },
  dayMonth: { day: "numeric", month: "short" },
  month: { month: "long", year: "numeric" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** A day in the language's own words. */
export function dayText(
  { year, month, day }: CalendarDay,
  language: Language,
  look: keyof typeof looks,
): string {
  const key = `${language} ${look}`;
  const formatter =
    formatters.get(key) ?? new Intl.DateTimeFormat(localeOf(language), { ...looks[look], timeZone: "UTC" });
  formatters.set(key, formatter);
  return formatter.format(Date.UTC(year, month - 1, day));
}
