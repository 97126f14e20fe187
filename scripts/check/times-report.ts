import {
  calculationMethod,
  defaultMethodName,
  suggestedCalculation,
} from "#content/calculation-methods/index.ts";
import { addDays, type CalendarDay, formatCalendarDay } from "#domain/calendar-day.ts";
import { is24HourIn } from "#domain/hour-cycle.ts";
import type { Place } from "#domain/places/place.ts";
import { calculationFor } from "#domain/prayer-times/calculation.ts";
import { dayPeriods, forbiddenPeriods, type Period } from "#domain/prayer-times/day-periods.ts";
import { dayTimes } from "#domain/prayer-times/day-times.ts";
import { dayMoments, prayers } from "#domain/prayer-times/prayer-name.ts";
import { timetable } from "#domain/prayer-times/timetable.ts";
import { formatClock, type Instant } from "#domain/zoned-time.ts";

/** What a visitor's device says, and the place whose times are shown: the guessed one, or one chosen instead. */
export type Visitor = {
  readonly zone: string;
  readonly guessed: Place | undefined;
  readonly chosen?: Place;
};

/** The place of a visitor with its method, times, ends and forbidden times on a day, as lines of text. */
export function timesReport({ zone, guessed, chosen }: Visitor, fallback: Place, day: CalendarDay): string[] {
  const place = chosen ?? guessed ?? fallback;
  const suggestion = place.countryCode ? suggestedCalculation(place.countryCode) : undefined;
  const method = calculationMethod(suggestion?.method ?? defaultMethodName);
  const calculation = calculationFor(method, { madhab: suggestion?.madhab }, place.latitude);
  const [today] = timetable(place, day, 1, calculation);
  if (!today) return [];
  const nextFajr = dayTimes(place, addDays(day, 1), calculation).times.fajr;
  const clock = (at: Instant | null) => (at === null ? "—" : formatClock(place.timeZone, at));
  const range = (period: Period | null) =>
    period === null ? "—" : `${clock(period.from)}–${clock(period.until)}`;
  const { ends, forbidden, duha } = dayPeriods(today, nextFajr);
  const origin = guessed ? `guessed ${guessed.name}` : `no guess, so ${fallback.name}`;
  return [
    `${place.name}, ${place.countryCode}, ${place.latitude.toFixed(2)}° (${zone}: ${origin}${chosen ? ", then chosen" : ""})`,
    `  method     ${method.id} (${suggestion?.methodReason ?? "our default"}), asr ${calculation.madhab}, ${is24HourIn(place.countryCode) ? 24 : 12} hours`,
    `  ${formatCalendarDay(day)} ${dayMoments.map((moment) => `${moment} ${clock(today.times[moment])}`).join("  ")}`,
    ...(today.resolution ? [`  the sun neither rises nor sets: ${today.resolution}`] : []),
    `  ends       ${prayers.map((prayer) => `${prayer} ${clock(ends[prayer])}`).join("  ")}`,
    `  forbidden  ${forbiddenPeriods.map((name) => `${name} ${range(forbidden[name])}`).join("  ")}`,
    `  duha       ${range(duha)}`,
  ];
}
