import { addDays } from "#domain/calendar-day.ts";
import { calendarDayIn, type Instant, instantIn } from "#domain/zoned-time.ts";

/** `06:30`, what a time field holds. */
export function timeFieldOf(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
}

/** The minute a time field holds; undefined while it is not a time. */
export function minuteOf(field: string): number | undefined {
  const match = /^([01]\d|2[0-3]):([0-5]\d)/.exec(field);
  return match ? Number(match[1]) * 60 + Number(match[2]) : undefined;
}

/** The next time the clock of that zone shows the minute. */
export function nextReminder(timeZone: string, minute: number, now: Instant): Instant {
  const today = calendarDayIn(timeZone, now);
  const at = instantIn(timeZone, today, 0, minute);
  return at > now ? at : instantIn(timeZone, addDays(today, 1), 0, minute);
}
