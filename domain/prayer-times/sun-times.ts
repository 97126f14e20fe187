import { Coordinates as AdhanCoordinates, CalculationParameters, PrayerTimes, Rounding } from "adhan";
import { addDays, type CalendarDay } from "#domain/calendar-day.ts";
import type { Instant } from "#domain/zoned-time.ts";
import type { Calculation } from "./calculation.ts";
import type { Coordinates, PolarCircleResolution } from "./calculation-options.ts";
import type { DayMark } from "./prayer-name.ts";

/** Times to the second before adjustment and rounding; NaN if there is none. */
export type SunTimes = Readonly<Record<DayMark | "sunset", Instant>>;

// From this latitude to the pole adhan applies its seventh of the night, but only in the north.
const seasonalSeventhFrom = 55;
// No place this near a pole ever has the sun this far down; with it adhan leaves the seasonal time alone.
const unreachableAngle = 89;

/** The latitude by which the Islamic Fiqh Council divides days without signs, see `substitutedTimes`. */
export const decreedLatitude = 45;

/** The times of a solar day by adhan, with three rules that it lacks. */
export function sunTimes(
  coordinates: Coordinates,
  day: CalendarDay,
  calculation: Calculation,
  ishaInterval: number,
  resolution: PolarCircleResolution,
): SunTimes {
  const isFarSouth = calculation.seasonalTwilight && coordinates.latitude <= -seasonalSeventhFrom;
  const parameters = adhanParameters(
    isFarSouth ? { ...calculation, fajrAngle: unreachableAngle, ishaAngle: unreachableAngle } : calculation,
    ishaInterval,
    resolution,
  );
  const times = withAsrInDay(adhanTimes(coordinates, day, parameters), coordinates, day, parameters);
  const cap = calculation.latitudeCap;
  const isCapped = cap !== undefined && Math.abs(coordinates.latitude) > cap.latitude;
  if (!isFarSouth && !isCapped) return times;

  const night = adhanTimes(coordinates, addDays(day, 1), parameters).sunrise - times.sunset;
  if (isFarSouth) {
    const fajr = Math.max(times.fajr, wholeSecond(times.sunrise - night / 7));
    const isha = ishaInterval > 0 ? times.isha : Math.min(times.isha, wholeSecond(times.sunset + night / 7));
    return { ...times, fajr, isha };
  }
  if (!cap) return times;
  // A third of the night from sunset to fajr, which is `fajrMinutes` further from sunrise than isha from sunset.
  const third = (night - cap.fajrMinutes * 60_000) / 4;
  const twilight = wholeSecond(Math.min(cap.ishaMinutes * 60_000, third));
  const isSeason = day.month >= cap.firstMonth && day.month <= cap.lastMonth;
  const fajr = isSeason ? times.sunrise - twilight - cap.fajrMinutes * 60_000 : times.fajr;
  return { ...times, fajr, isha: times.sunset + twilight };
}

/**
 * Where the sun stays so low that the shadow's length gives no asr between noon and sunset, asr comes after the part of
 * the afternoon after which it comes at 45°, as for the other times of such a day.
 */
function withAsrInDay(
  times: SunTimes,
  coordinates: Coordinates,
  day: CalendarDay,
  parameters: CalculationParameters,
): SunTimes {
  const isWithin = times.asr > times.dhuhr && times.asr < times.sunset;
  if (isWithin || !(times.sunset > times.dhuhr)) return times;
  const latitude = Math.sign(coordinates.latitude) * decreedLatitude;
  const there = adhanTimes({ ...coordinates, latitude }, day, parameters);
  const part = (there.asr - there.dhuhr) / (there.sunset - there.dhuhr);
  return { ...times, asr: wholeSecond(times.dhuhr + (times.sunset - times.dhuhr) * part) };
}

function adhanParameters(
  calculation: Calculation,
  ishaInterval: number,
  resolution: PolarCircleResolution,
): CalculationParameters {
  const parameters = new CalculationParameters(
    calculation.seasonalTwilight ? "MoonsightingCommittee" : "Other",
    calculation.fajrAngle,
    calculation.ishaAngle,
    ishaInterval,
    calculation.maghribAngle,
  );
  parameters.madhab = calculation.madhab;
  parameters.highLatitudeRule = calculation.highLatitudeRule;
  parameters.shafaq = calculation.shafaq;
  parameters.polarCircleResolution = resolution;
  parameters.rounding = Rounding.None;
  return parameters;
}

function adhanTimes(
  { latitude, longitude }: Coordinates,
  day: CalendarDay,
  parameters: CalculationParameters,
): SunTimes {
  // adhan reads year, month and day in the device's zone: noon is the same day in every zone.
  const date = new Date(day.year, day.month - 1, day.day, 12);
  const times = new PrayerTimes(new AdhanCoordinates(latitude, longitude), date, parameters);
  return {
    fajr: wholeSecond(times.fajr.getTime()),
    sunrise: wholeSecond(times.sunrise.getTime()),
    dhuhr: wholeSecond(times.dhuhr.getTime()),
    asr: wholeSecond(times.asr.getTime()),
    sunset: wholeSecond(times.sunset.getTime()),
    maghrib: wholeSecond(times.maghrib.getTime()),
    isha: wholeSecond(times.isha.getTime()),
  };
}

function wholeSecond(instant: Instant): Instant {
  return Math.floor(instant / 1000) * 1000;
}
