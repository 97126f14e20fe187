import { formatCalendarDay } from "#domain/calendar-day.ts";
import type { CalendarEntry } from "#domain/icalendar.ts";
import type { OccasionDay } from "./occasions.ts";

/** Texts of a day for a calendar file. */
export type DayWords = { readonly summary: string; readonly description: string };

/** Whole-day entries for a calendar file; a day keeps its identity when the file is made again. */
export function occasionEntries(
  days: readonly OccasionDay[],
  words: (day: OccasionDay) => DayWords,
): CalendarEntry[] {
  return days.map((each) => ({
    uid: `${each.occasions.join("-")}-${formatCalendarDay(each.day)}@riwaq`,
    ...words(each),
    day: each.day,
  }));
}
