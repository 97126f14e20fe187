import { calendarDayAt, dayNumber } from "#domain/calendar-day.ts";
import type { Place } from "#domain/places/place.ts";
import type { Calculation } from "#domain/prayer-times/calculation.ts";
import { type AroundNow, aroundNow } from "#domain/prayer-times/next-prayer.ts";
import { type TimetableDay, timetable, week } from "#domain/prayer-times/timetable.ts";
import { calendarDayIn, type Instant, instantIn } from "#domain/zoned-time.ts";

export type PrayerDay = {
  readonly around: AroundNow;
  readonly today: TimetableDay;
  readonly week: readonly TimetableDay[];
};

/** The number of the current day at the place; undefined where the clock gives no time. */
export function dayNumberIn(timeZone: string, now: Instant): number | undefined {
  return Number.isFinite(now) ? dayNumber(calendarDayIn(timeZone, now)) : undefined;
}

/** Today at the place, with the days around it. */
export function usePrayerDay(
  place: Place,
  calculation: Calculation,
  number: number | undefined,
): PrayerDay | undefined {
  return number === undefined ? undefined : prayerDayOf(place, calculation, number);
}

/** The three days around the day of that number. */
export function aroundDay(place: Place, calculation: Calculation, number: number): AroundNow | undefined {
  return aroundNow(place, instantIn(place.timeZone, calendarDayAt(number), 12), calculation);
}

function prayerDayOf(place: Place, calculation: Calculation, number: number): PrayerDay | undefined {
  const day = calendarDayAt(number);
  const around = aroundDay(place, calculation, number);
  const [today] = timetable(place, day, 1, calculation);
  return around && today ? { around, today, week: week(place, day, calculation) } : undefined;
}
