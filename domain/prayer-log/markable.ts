import { type CalendarDay, dayNumber } from "#domain/calendar-day.ts";
import type { DayTimes } from "#domain/prayer-times/day-times.ts";
import type { AroundNow } from "#domain/prayer-times/next-prayer.ts";
import type { Prayer } from "#domain/prayer-times/prayer-name.ts";
import { calendarDayIn, type Instant } from "#domain/zoned-time.ts";

/**
 * The day whose prayers are being prayed at the place: it begins with fajr, so that the hours after midnight belong to
 * the evening before. Where the sun gives no fajr it is the day of the calendar.
 */
export function currentLogDay({ yesterday, today, tomorrow }: AroundNow, now: Instant): CalendarDay {
  const hasBegun = ({ times }: DayTimes) => times.fajr !== null && times.fajr <= now;
  if (hasBegun(tomorrow)) return tomorrow.day;
  return today.times.fajr === null || hasBegun(today) ? today.day : yesterday.day;
}

/**
 * True when a prayer may be noted: its time has begun. On a day without such a time, midnight at the place stands for
 * it. Days before the current one may be noted as a whole.
 */
export function isMarkable(around: AroundNow, day: CalendarDay, prayer: Prayer, now: Instant): boolean {
  const current = dayNumber(currentLogDay(around, now));
  if (dayNumber(day) !== current) return dayNumber(day) < current;
  const times = timesOf(around, day);
  const at = times?.times[prayer] ?? null;
  return at === null ? dayNumber(calendarDayIn(around.timeZone, now)) >= current : at <= now;
}

/** When a prayer of one of the days around now begins; null where it has no time, or on another day. */
export function beginningOf(around: AroundNow, day: CalendarDay, prayer: Prayer): Instant | null {
  return timesOf(around, day)?.times[prayer] ?? null;
}

function timesOf({ yesterday, today, tomorrow }: AroundNow, day: CalendarDay): DayTimes | undefined {
  return [yesterday, today, tomorrow].find((each) => dayNumber(each.day) === dayNumber(day));
}
