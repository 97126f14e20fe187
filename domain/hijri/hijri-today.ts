import { addDays, type CalendarDay } from "#domain/calendar-day.ts";
import { calendarDayIn, type Instant } from "#domain/zoned-time.ts";
import { defaultReckoning, type HijriReckoning, hijriDateOf } from "./hijri-calendar.ts";
import type { HijriDate } from "./hijri-date.ts";

/**
 * The Hijri date at an instant in a place. With `maghribOf`, which returns the place's maghrib of a day, the
 * day begins at maghrib of the previous evening; without it, at midnight.
 */
export function hijriToday(
  now: Instant,
  timeZone: string,
  reckoning: HijriReckoning = defaultReckoning,
  maghribOf?: (day: CalendarDay) => Instant | null,
): HijriDate | undefined {
  const day = calendarDayIn(timeZone, now);
  const maghrib = maghribOf?.(day) ?? null;
  return hijriDateOf(maghrib !== null && now >= maghrib ? addDays(day, 1) : day, reckoning);
}
