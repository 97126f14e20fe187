import { type CalendarDay, daysFrom } from "#domain/calendar-day.ts";
import { calendarDayIn, type Instant } from "#domain/zoned-time.ts";
import type { Calculation } from "./calculation.ts";
import type { Minutes } from "./calculation-options.ts";
import { dayTimes, type PrayerPlace } from "./day-times.ts";
import { noticeDays, type PrayerNotice } from "./notice-plan.ts";
import { type Prayer, prayers } from "./prayer-name.ts";

/** Which prayers a person wants to be notified of, and how many minutes before. */
export type NoticeSettings = Readonly<
  Record<Prayer, { readonly isOn: boolean; readonly minutesBefore: Minutes }>
>;

/** The notices of the next fourteen days, in order. */
export function upcomingNotices(
  place: PrayerPlace,
  calculation: Calculation,
  settings: NoticeSettings,
  now: Instant,
): PrayerNotice[] {
  if (!Number.isFinite(now)) return [];
  const today: CalendarDay = calendarDayIn(place.timeZone, now);
  return daysFrom(today, noticeDays)
    .map((day) => dayTimes(place, day, calculation))
    .flatMap(({ times }) =>
      prayers.flatMap((prayer) => {
        const at = times[prayer];
        const { isOn, minutesBefore } = settings[prayer];
        return isOn && at !== null ? [{ at: at - minutesBefore * 60_000, prayer }] : [];
      }),
    )
    .filter(({ at }) => at > now)
    .sort((a, b) => a.at - b.at);
}
