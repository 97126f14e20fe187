import { addDays, type CalendarDay, formatCalendarDay } from "#domain/calendar-day.ts";

/** Minutes after midnight on the wall clock, 0 to 1439. */
export type MinuteOfDay = number;

/** The start of the day of worship without prayer times: 03:00. */
const defaultDayStart: MinuteOfDay = 180;

/** The day of worship as `2026-02-28`; minutes before its start belong to the day before. */
export function prayerDay(
  day: CalendarDay,
  minute: MinuteOfDay,
  beginsAt: MinuteOfDay = defaultDayStart,
): string {
  return formatCalendarDay(minute < beginsAt ? addDays(day, -1) : day);
}
