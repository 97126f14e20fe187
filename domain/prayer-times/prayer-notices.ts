import { type CalendarDay, daysFrom } from "#domain/calendar-day.ts";
import { calendarDayIn, type Instant } from "#domain/zoned-time.ts";
import type { Calculation } from "./calculation.ts";
import type { Minutes } from "./calculation-options.ts";
import { dayTimes, type PrayerPlace } from "./day-times.ts";
import { type Prayer, prayers } from "./prayer-name.ts";

/** Which prayers a person wants announced, and how long before. */
export type NoticeSettings = Readonly<
  Record<Prayer, { readonly isOn: boolean; readonly minutesBefore: Minutes }>
>;

/** All that leaves the device: a moment and a prayer's name, no place and no method. */
export type PrayerNotice = { readonly at: Instant; readonly prayer: Prayer };

/** Days a device computes ahead for the time when no page is open. */
const noticeDays = 14;

/** A notice older than this is not given any more: nobody wants a heap of them on waking the device. */
const noticeLife: Minutes = 10;

/** The notices of the next fourteen days, in order, from now on. */
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

/** Of the notices due since the last look, the one to give now: the latest, if it is still fresh. */
export function noticeDue(
  notices: readonly PrayerNotice[],
  lastLook: Instant,
  now: Instant,
): PrayerNotice | undefined {
  const due = notices.findLast(({ at }) => at > lastLook && at <= now);
  return due && now - due.at <= noticeLife * 60_000 ? due : undefined;
}
