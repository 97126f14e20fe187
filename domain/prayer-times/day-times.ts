import type { CalendarDay } from "#domain/calendar-day.ts";
import { isRamadan } from "#domain/hijri/ramadan.ts";
import type { Instant } from "#domain/zoned-time.ts";
import type { Calculation } from "./calculation.ts";
import type { Coordinates, Minutes, PolarCircleResolution } from "./calculation-options.ts";
import { type DayMark, dayMarks } from "./prayer-name.ts";
import { roundedMinute } from "./rounded-minute.ts";
import { solarDay } from "./solar-day.ts";
import { type SunTimes, sunTimes } from "./sun-times.ts";

/** The place of the times; the zone is an IANA name. */
export type PrayerPlace = Coordinates & { readonly timeZone: string };

export type DayTimes = {
  readonly day: CalendarDay;
  /** Null if the sun gives no such time and the person chose no substitute. */
  readonly times: Readonly<Record<DayMark | "sunset", Instant | null>>;
  /** How a sunrise or sunset that does not happen that day was replaced. */
  readonly resolution: Exclude<PolarCircleResolution, "Unresolved"> | undefined;
  /** Marks that the sun does not give that day and the chosen substitute gives. */
  readonly estimated: readonly DayMark[];
  /** Minutes from sunset to isha that day; 0 if isha is defined by an angle. */
  readonly ishaInterval: Minutes;
};

// Below this latitude the sun rises and sets every day of the year.
const midnightSunFrom = 60;

/** The times of a day in the place's own calendar. */
export function dayTimes(place: PrayerPlace, day: CalendarDay, calculation: Calculation): DayTimes {
  const ishaInterval = ishaIntervalOn(day, calculation);
  if (calculation.substitute) {
    const { chosen, rule } = calculation.substitute;
    const { times, estimated } = rule(place, day, calculation, ishaInterval, chosen);
    return { day, times: settledTimes(times, calculation), resolution: undefined, estimated, ishaInterval };
  }
  const solar = solarDay(place.longitude, place.timeZone, day);
  const compute = (resolution: PolarCircleResolution) =>
    sunTimes(place, solar, calculation, ishaInterval, resolution);
  const resolution = calculation.polarCircleResolution;
  const found = compute(resolution);
  const isResolved =
    resolution !== "Unresolved" &&
    Math.abs(place.latitude) >= midnightSunFrom &&
    found.sunrise !== compute("Unresolved").sunrise;
  return {
    day,
    times: settledTimes(found, calculation),
    resolution: isResolved ? resolution : undefined,
    estimated: [],
    ishaInterval,
  };
}

/** The method's minutes from sunset to isha on that day, which some methods lengthen in Ramadan. */
function ishaIntervalOn(day: CalendarDay, calculation: Calculation): Minutes {
  const inRamadan = calculation.ishaIntervalInRamadan;
  return inRamadan !== undefined && isRamadan(day) ? inRamadan : calculation.ishaInterval;
}

function settledTimes(sun: SunTimes, calculation: Calculation): DayTimes["times"] {
  const settle = (mark: DayMark) => {
    const minutes = calculation.methodAdjustments[mark] + calculation.adjustments[mark];
    return orNull(roundedMinute(sun[mark] + minutes * 60_000, calculation.rounding));
  };
  const [fajr, sunrise, dhuhr, asr, maghrib, isha] = dayMarks.map(settle);
  return {
    fajr: fajr ?? null,
    sunrise: sunrise ?? null,
    dhuhr: dhuhr ?? null,
    asr: asr ?? null,
    sunset: orNull(roundedMinute(sun.sunset, calculation.rounding)),
    maghrib: maghrib ?? null,
    isha: isha ?? null,
  };
}

function orNull(instant: Instant): Instant | null {
  return Number.isFinite(instant) ? instant : null;
}
