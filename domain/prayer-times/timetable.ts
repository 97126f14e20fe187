import { type CalendarDay, daysFrom, daysInMonth } from "#domain/calendar-day.ts";
import type { Instant } from "#domain/zoned-time.ts";
import type { Calculation } from "./calculation.ts";
import { type DayTimes, dayTimes, type PrayerPlace } from "./day-times.ts";
import type { DayMoment } from "./prayer-name.ts";
import { roundedMinute } from "./rounded-minute.ts";

/** A day with its night: midnight and the last third between its maghrib and the next day's fajr. */
export type TimetableDay = Omit<DayTimes, "times"> & {
  readonly times: Readonly<Record<DayMoment, Instant | null>>;
};

/** This many days from `first`. */
export function timetable(
  place: PrayerPlace,
  first: CalendarDay,
  count: number,
  calculation: Calculation,
): TimetableDay[] {
  const days = daysFrom(first, count + 1).map((day) => dayTimes(place, day, calculation));
  return days
    .slice(0, count)
    .map((day, index) => ({ ...day, times: { ...day.times, ...nightTimes(day, days[index + 1]) } }));
}

/** Seven days from `first`. */
export function week(place: PrayerPlace, first: CalendarDay, calculation: Calculation): TimetableDay[] {
  return timetable(place, first, 7, calculation);
}

/** The days of a Gregorian month, 1 to 12. */
export function month(
  place: PrayerPlace,
  year: number,
  monthNumber: number,
  calculation: Calculation,
): TimetableDay[] {
  return timetable(place, { year, month: monthNumber, day: 1 }, daysInMonth(year, monthNumber), calculation);
}

/** The middle and the last third of the night between two days, to the nearest minute. */
function nightTimes(
  evening: DayTimes,
  morning: DayTimes | undefined,
): { midnight: Instant | null; lastThird: Instant | null } {
  const start = evening.times.maghrib;
  const end = morning?.times.fajr ?? null;
  if (start === null || end === null) return { midnight: null, lastThird: null };
  const at = (part: number) => roundedMinute(start + (end - start) * part, "nearest");
  return { midnight: at(1 / 2), lastThird: at(2 / 3) };
}
