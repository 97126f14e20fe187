import type { CalendarDay } from "#domain/calendar-day.ts";
import type { Language } from "#domain/language.ts";
import { dateFormat } from "./date-format.ts";

const looks = {
  full: { weekday: "long", day: "numeric", month: "long", year: "numeric", timeZone: "UTC" },
  short: { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" },
  dayMonth: { day: "numeric", month: "short", timeZone: "UTC" },
  year: { year: "numeric", timeZone: "UTC" },
  month: { month: "long", year: "numeric", timeZone: "UTC" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** A day in the language's own words. */
export function dayText(
  { year, month, day }: CalendarDay,
  language: Language,
  look: keyof typeof looks,
): string {
  return dateFormat(language, looks[look]).format(Date.UTC(year, month - 1, day));
}
