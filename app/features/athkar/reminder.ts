import { addDays } from "#domain/calendar-day.ts";
import { calendarDayIn, type Instant, instantIn } from "#domain/zoned-time.ts";

/** The value of a time field, `06:30`, for a minute of the day. */
export function timeFieldOf(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
}

/** The minute of the day in a time field; undefined while it holds no time. */
export function minuteOf(field: string): number | undefined {
  const match = /^([01]\d|2[0-3]):([0-5]\d)/.exec(field);
  return match ? Number(match[1]) * 60 + Number(match[2]) : undefined;
}

/** The next instant after `now` at which the zone's clock shows the minute. */
export function nextReminder(timeZone: string, minute: number, now: Instant): Instant {
  const today = calendarDayIn(timeZone, now);
  const at = instantIn(timeZone, today, 0, minute);
  return at > now ? at : instantIn(timeZone, addDays(today, 1), 0, minute);
}
