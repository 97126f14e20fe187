import {
  calculationMethod,
  defaultMethodName,
  suggestedCalculation,
} from "#content/calculation-methods/index.ts";
import { addDays, type CalendarDay, formatCalendarDay } from "#domain/calendar-day.ts";
import { gregorianDayOf, hijriDateOf } from "#domain/hijri/hijri-calendar.ts";
import { addMonths } from "#domain/hijri/hijri-date.ts";
import { authorityOf, hijriCalendars, isExpected } from "#domain/hijri/month-authority.ts";
import { is24HourIn } from "#domain/hour-cycle.ts";
import type { Place } from "#domain/places/place.ts";
import { calculationFor } from "#domain/prayer-times/calculation.ts";
import { dayPeriods, forbiddenPeriods, type Period } from "#domain/prayer-times/day-periods.ts";
import { dayTimes } from "#domain/prayer-times/day-times.ts";
import { type MosqueIqamah, noIqamah } from "#domain/prayer-times/iqamah.ts";
import { iqamahTimes } from "#domain/prayer-times/iqamah-times.ts";
import { dayMoments, prayers } from "#domain/prayer-times/prayer-name.ts";
import { timetable } from "#domain/prayer-times/timetable.ts";
import { formatClock, type Instant } from "#domain/zoned-time.ts";

/** What a visitor's device says, and the place whose times are shown: the guessed one, or one chosen instead. */
export type Visitor = {
  readonly zone: string;
  readonly guessed: Place | undefined;
  readonly chosen?: Place;
};

/** A mosque such as many have, for visitors who have not said when theirs prays. */
const exampleMosque: MosqueIqamah = {
  ...noIqamah,
  rules: {
    fajr: { after: 20 },
    dhuhr: { at: 13 * 60 + 30 },
    asr: { after: 15 },
    maghrib: { after: 5 },
    isha: { after: 15 },
  },
  jumuah: 13 * 60 + 15,
};

/** When the Hijri month of a day began, and when the next one begins, by each authority; that of the place is marked. */
function monthStarts(place: Place, day: CalendarDay): string[] {
  const own = authorityOf(place.countryCode);
  const current = hijriDateOf(day, { calendar: own, adjustment: 0 });
  if (!current) return [];
  return [current, addMonths(current, 1)].map(({ year, month }) => {
    const starts = hijriCalendars.map((calendar) => {
      const first = gregorianDayOf({ year, month, day: 1 }, { calendar, adjustment: 0 });
      const sure = isExpected(calendar, month) ? " (expected)" : "";
      return `${calendar}${calendar === own ? "*" : ""} ${first ? formatCalendarDay(first) : "—"}${sure}`;
    });
    return `  month ${String(month).padStart(2, " ")} ${year}  ${starts.join("  ")}`;
  });
}

/** The place of a visitor with its method, times, an iqamah, ends, forbidden times and month starts on a day, as lines. */
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
  const congregation = iqamahTimes(today, place.timeZone, exampleMosque);
  const { ends, forbidden, duha } = dayPeriods(today, nextFajr);
  const origin = guessed ? `guessed ${guessed.name}` : `no guess, so ${fallback.name}`;
  return [
    `${place.name}, ${place.countryCode}, ${place.latitude.toFixed(2)}° (${zone}: ${origin}${chosen ? ", then chosen" : ""})`,
    `  method     ${method.id} (${suggestion?.methodReason ?? "our default"}), asr ${calculation.madhab}, ${is24HourIn(place.countryCode) ? 24 : 12} hours`,
    `  ${formatCalendarDay(day)} ${dayMoments.map((moment) => `${moment} ${clock(today.times[moment])}`).join("  ")}`,
    ...(today.resolution ? [`  the sun neither rises nor sets: ${today.resolution}`] : []),
    `  iqamah     ${prayers.map((prayer) => `${prayer} ${clock(congregation[prayer])}`).join("  ")} (an example: +20, 13:30 or Fridays 13:15, +15, +5, +15)`,
    `  ends       ${prayers.map((prayer) => `${prayer} ${clock(ends[prayer])}`).join("  ")}`,
    `  forbidden  ${forbiddenPeriods.map((name) => `${name} ${range(forbidden[name])}`).join("  ")}`,
    `  duha       ${range(duha)}`,
    ...monthStarts(place, day),
  ];
}
