import { calendarFile } from "#domain/icalendar.ts";
import { calendarDayIn, type Instant } from "#domain/zoned-time.ts";

/** A calendar file with the reminder every day from today on, at `minute` minutes after midnight. */
export function reminderFile(summary: string, timeZone: string, minute: number, now: Instant): string {
  const daily = calendarDayIn(timeZone, now);
  return calendarFile(summary, [{ uid: "athkar-daily@riwaq", summary, daily, minute }], now);
}
