import type { CalendarDay } from "#domain/calendar-day.ts";
import { gregorianDayOf, hijriDateOf } from "#domain/hijri/hijri-calendar.ts";
import type { HijriDate } from "#domain/hijri/hijri-date.ts";

/** The day on which a lunar year has passed since the wealth reached the nisab; undefined beyond the calendar. */
export function zakatDay(since: CalendarDay): { hijri: HijriDate; day: CalendarDay } | undefined {
  const start = hijriDateOf(since);
  if (!start) return undefined;
  // The 30th of a month that has 29 days a year later is its last day.
  for (const day of [start.day, 29]) {
    const hijri = { ...start, year: start.year + 1, day };
    const found = gregorianDayOf(hijri);
    if (found) return { hijri, day: found };
  }
  return undefined;
}
