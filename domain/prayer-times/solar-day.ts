import { type CalendarDay, calendarDayAt } from "#domain/calendar-day.ts";
import { type Instant, instantIn } from "#domain/zoned-time.ts";
import type { Degrees } from "./calculation-options.ts";

const dayLength = 86_400_000;

/**
 * The day to pass to adhan, which counts days in Greenwich by the sun at the longitude. East of the 180° meridian,
 * where Kiritimati, Samoa and Tonga use the date of its western side, this is the day before the local one. It is
 * the day whose solar noon is nearest to noon by the clock.
 */
export function solarDay(longitude: Degrees, timeZone: string, day: CalendarDay): CalendarDay {
  const noon: Instant = instantIn(timeZone, day, 12);
  const turn = (12 - longitude / 15) / 24;
  const transit = turn - Math.floor(turn);
  return calendarDayAt(Math.round(noon / dayLength - transit));
}
