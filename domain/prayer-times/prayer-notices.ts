import { type CalendarDay, daysFrom } from "#domain/calendar-day.ts";
import { calendarDayIn, type Instant } from "#domain/zoned-time.ts";
import type { Calculation } from "./calculation.ts";
import type { Minutes } from "./calculation-options.ts";
import { dayTimes, type PrayerPlace } from "./day-times.ts";
import { type MosqueIqamah, noIqamah } from "./iqamah.ts";
import { iqamahTimes } from "./iqamah-times.ts";
import { noticeDays, type PrayerNotice } from "./notice-plan.ts";
import { type Prayer, prayers } from "./prayer-name.ts";

/** Which prayers a person wants to be notified of, and how many minutes before. */
export type NoticeSettings = Readonly<
  Record<Prayer, { readonly isOn: boolean; readonly minutesBefore: Minutes }>
>;

/** The notices of the next fourteen days, in order: of the adhan, and of a mosque's iqamah where it is asked for. */
export function upcomingNotices(
  place: PrayerPlace,
  calculation: Calculation,
  settings: NoticeSettings,
  now: Instant,
  mosque: MosqueIqamah = noIqamah,
): PrayerNotice[] {
  if (!Number.isFinite(now)) return [];
  const today: CalendarDay = calendarDayIn(place.timeZone, now);
  return daysFrom(today, noticeDays)
    .map((day) => dayTimes(place, day, calculation))
    .flatMap((times) => {
      const iqamah = mosque.noticeBefore === null ? undefined : iqamahTimes(times, place.timeZone, mosque);
      return prayers.flatMap((prayer): PrayerNotice[] => {
        const { isOn, minutesBefore } = settings[prayer];
        if (!isOn) return [];
        const [adhan, congregation] = [times.times[prayer], iqamah?.[prayer] ?? null];
        return [
          ...(adhan === null ? [] : [{ at: adhan - minutesBefore * 60_000, prayer }]),
          ...(congregation === null
            ? []
            : [{ at: congregation - (mosque.noticeBefore ?? 0) * 60_000, prayer, isIqamah: true as const }]),
        ];
      });
    })
    .filter(({ at }) => at > now)
    .sort((a, b) => a.at - b.at);
}
