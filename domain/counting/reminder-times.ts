import { addDays } from "#domain/calendar-day.ts";
import { calendarDayIn, type Instant, instantIn } from "#domain/zoned-time.ts";

const day = 1440;

/** When one wants to be reminded: once a day, or again and again within a part of it. Minutes after midnight. */
export type ReminderPlan = {
  /** The one reminder, or the first of several; 0 to 1439. */
  readonly minute: number;
  /** Minutes from one reminder to the next; absent where there is one a day. */
  readonly every?: number | undefined;
  /** The last minute for one of several; earlier than `minute` it is on the next day. */
  readonly until: number;
};

/** Minutes between reminders that one can choose. */
export const reminderIntervals = [30, 60, 120, 180, 240] as const;

/** The minutes of the day, 0 to 1439, at which one is reminded, in their order. */
export function reminderMinutes({ minute, every, until }: ReminderPlan): readonly number[] {
  if (every === undefined) return [minute];
  const length = (until - minute + day) % day;
  const count = Math.floor(length / every) + 1;
  return Array.from({ length: count }, (_, at) => (minute + at * every) % day).sort((a, b) => a - b);
}

/** The instants after `now` on so many days from today on at which the zone's clock shows one of the minutes, in order. */
export function remindersAfter(
  timeZone: string,
  minutes: readonly number[],
  now: Instant,
  days: number,
): readonly Instant[] {
  if (!Number.isFinite(now)) return [];
  const today = calendarDayIn(timeZone, now);
  return Array.from({ length: days }, (_, ahead) => addDays(today, ahead))
    .flatMap((day) => minutes.map((minute) => instantIn(timeZone, day, 0, minute)))
    .filter((at) => at > now)
    .sort((one, other) => one - other);
}

/** The next instant after `now` at which the zone's clock shows one of the minutes; undefined without any. */
export function nextReminder(
  timeZone: string,
  minutes: readonly number[],
  now: Instant,
): Instant | undefined {
  return remindersAfter(timeZone, minutes, now, 2)[0];
}
