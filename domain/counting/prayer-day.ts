import { addDays, formatCalendarDay } from "#domain/calendar-day.ts";
import { calendarDayIn, clockIn, type Instant } from "#domain/zoned-time.ts";

/** Minutes after midnight on the wall clock, 0 to 1439. */
export type MinuteOfDay = number;

/** The start of the day of worship without prayer times: 03:00. */
const defaultDayStart: MinuteOfDay = 180;

/** The current minute on the wall clock of the zone. */
export function minuteOfDay(timeZone: string, now: Instant): MinuteOfDay {
  const { hour, minute } = clockIn(timeZone, now);
  return hour * 60 + minute;
}

/** The day of worship as `2026-02-28`; hours before its start belong to the day before. */
export function prayerDay(timeZone: string, now: Instant, beginsAt: MinuteOfDay = defaultDayStart): string {
  const day = calendarDayIn(timeZone, now);
  return formatCalendarDay(minuteOfDay(timeZone, now) < beginsAt ? addDays(day, -1) : day);
}
