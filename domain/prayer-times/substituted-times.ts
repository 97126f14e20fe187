import { addDays, type CalendarDay } from "#domain/calendar-day.ts";
import { sunPosition } from "#domain/qibla/sun-position.ts";
import { type Instant, instantIn, zoneOffset } from "#domain/zoned-time.ts";
import type { Calculation, SubstitutedDay } from "./calculation.ts";
import type { Coordinates, Degrees, Minutes } from "./calculation-options.ts";
import { solarDay } from "./solar-day.ts";
import { type FixedClocks, type FixedMark, fixedMarks, type Substitute } from "./substitute.ts";
import { decreedLatitude, type SunTimes, sunTimes } from "./sun-times.ts";

type ZonedPlace = Coordinates & { readonly timeZone: string };

const hour = 3_600_000;

/** The Kaaba, to a hundredth of a degree. */
const makkah: ZonedPlace = { latitude: 21.42, longitude: 39.83, timeZone: "Asia/Riyadh" };

/**
 * The times of a day, in which a substitute that the person chose gives what the sun does not, and the marks that it
 * gave. Noon is always the place's own.
 *
 * - `latitude`: decree of the Islamic Fiqh Council of the Muslim World League, ninth session, Rajab 1406 (1986), on
 *   prayer at high latitudes. Where only twilight lasts all night, isha begins after the part of the night after which it
 *   begins at 45°, and so for fajr; where the sun does not rise or set, the day is divided as at 45°. 48° is the other
 *   bound that the decree names; some mosques use it or one near it.
 * - `city`: the decision of the same council's fifth session, 1402 (1982): by the nearest place whose day and night can
 *   be told apart. The person names it; its parts of the night are used, or its clock where there is no sunrise.
 * - `makkah`: Dar al-Ifta al-Misriyyah, fatwa 2806 (2010): by the lengths of Makkah's day, counted from the place's own
 *   sun. Where a night is too short for Makkah's interval, its middle bounds both.
 * - `fixed`: clock times that a mosque announces for such days; those it leaves open are those of 45°.
 */
export function substitutedTimes(
  place: ZonedPlace,
  day: CalendarDay,
  calculation: Calculation,
  ishaInterval: Minutes,
  substitute: Substitute,
): SubstitutedDay {
  // The method's own rule for long twilights gives way to the person's.
  const plain: Calculation = {
    ...calculation,
    seasonalTwilight: false,
    latitudeCap: undefined,
    highLatitudeRule: "middleofthenight",
  };
  const timesAt = (at: ZonedPlace) =>
    sunTimes(at, solarDay(at.longitude, at.timeZone, day), plain, ishaInterval, "Unresolved");
  const own = timesAt(place);
  const day45 = () => timesAt(atLatitude(place, decreedLatitude));
  if (!hasDay(own)) return { times: wholeDay(own), estimated: fixedMarks };

  const isMissing = { fajr: isTwilightMissing("fajr"), isha: isTwilightMissing("isha") };
  const estimated = (["fajr", "isha"] as const).filter((mark) => isMissing[mark]);
  if (estimated.length === 0) return { times: own, estimated };
  const night = 24 * hour - (own.sunset - own.sunrise);
  const bounds = nightParts();
  return {
    times: {
      ...own,
      ...(isMissing.fajr && { fajr: own.sunrise - bounds.fajr }),
      ...(isMissing.isha && { isha: own.sunset + bounds.isha }),
    },
    estimated,
  };

  /** True where the sun stays above the angle at the midnight before fajr or after sunset. */
  function isTwilightMissing(mark: "fajr" | "isha"): boolean {
    if (!Number.isFinite(own[mark])) return true;
    if (mark === "isha" && ishaInterval > 0) return false;
    const angle = mark === "fajr" ? plain.fajrAngle : plain.ishaAngle;
    const midnight = own.dhuhr + (mark === "fajr" ? -12 : 12) * hour;
    return sunPosition(place, midnight).altitude > -angle;
  }

  /** Milliseconds between fajr and sunrise, and between sunset and isha. */
  function nightParts(): { readonly fajr: number; readonly isha: number } {
    switch (substitute.kind) {
      case "latitude":
        return proportion(timesAt(atLatitude(place, substitute.latitude)));
      case "city":
        return proportion(timesAt(substitute.city));
      case "makkah": {
        const there = timesAt(makkah);
        return {
          fajr: Math.min(there.sunrise - there.fajr, night / 2),
          isha: Math.min(there.isha - there.sunset, night / 2),
        };
      }
      case "fixed":
        return fixedParts(substitute.clocks);
    }
  }

  function proportion(there: SunTimes): { readonly fajr: number; readonly isha: number } {
    const other = hasDay(there) ? there : day45();
    const length = 24 * hour - (other.sunset - other.sunrise);
    return {
      fajr: (night * (other.sunrise - other.fajr)) / length,
      isha: (night * (other.isha - other.sunset)) / length,
    };
  }

  /** The mosque's own clock where it falls into that night, else as at 45°. */
  function fixedParts(clocks: FixedClocks): { readonly fajr: number; readonly isha: number } {
    const open = proportion(day45());
    const within = (mark: "fajr" | "isha", lengthOf: (at: Instant) => number) => {
      const clock = clocks[mark];
      if (clock === undefined) return open[mark];
      const lengths = [-1, 0, 1].map((by) => lengthOf(instantIn(place.timeZone, addDays(day, by), 0, clock)));
      return lengths.find((length) => length > 0 && length < night) ?? open[mark];
    };
    return {
      fajr: within("fajr", (at) => own.sunrise - at),
      isha: within("isha", (at) => at - own.sunset),
    };
  }

  /** The day of a place where the sun stays up or down. */
  function wholeDay({ dhuhr }: SunTimes): SunTimes {
    switch (substitute.kind) {
      case "latitude":
        return { ...timesAt(atLatitude(place, substitute.latitude)), dhuhr };
      case "city": {
        const there = timesAt(substitute.city);
        return { ...(hasDay(there) ? byClockOf(there, substitute.city.timeZone) : day45()), dhuhr };
      }
      case "makkah": {
        const there = timesAt(makkah);
        return moved(there, () => dhuhr - there.dhuhr);
      }
      case "fixed":
        return fixedDay(substitute.clocks, dhuhr);
    }
  }

  function byClockOf(there: SunTimes, timeZone: string): SunTimes {
    return moved(there, (at) => zoneOffset(timeZone, at) - zoneOffset(place.timeZone, at));
  }

  function fixedDay(clocks: FixedClocks, dhuhr: Instant): SunTimes {
    const open = { ...day45(), dhuhr };
    const at = (mark: FixedMark, after: Instant): Instant => {
      const clock = clocks[mark];
      if (clock === undefined) return open[mark];
      const sameDay = instantIn(place.timeZone, day, 0, clock);
      // An isha or maghrib after midnight by the clock belongs to the day before.
      return sameDay > after ? sameDay : instantIn(place.timeZone, addDays(day, 1), 0, clock);
    };
    const maghrib = at("maghrib", dhuhr);
    return {
      fajr: at("fajr", Number.NEGATIVE_INFINITY),
      sunrise: at("sunrise", Number.NEGATIVE_INFINITY),
      dhuhr,
      asr: at("asr", dhuhr),
      sunset: maghrib,
      maghrib,
      isha: at("isha", dhuhr),
    };
  }
}

const hasDay = ({ sunrise, sunset }: SunTimes) => Number.isFinite(sunrise) && Number.isFinite(sunset);

/** The same meridian at another latitude, on the place's side of the equator. */
function atLatitude(place: ZonedPlace, latitude: Degrees): ZonedPlace {
  return { ...place, latitude: place.latitude < 0 ? -latitude : latitude };
}

function moved(times: SunTimes, by: (at: Instant) => number): SunTimes {
  const move = (at: Instant) => at + by(at);
  return {
    fajr: move(times.fajr),
    sunrise: move(times.sunrise),
    dhuhr: move(times.dhuhr),
    asr: move(times.asr),
    sunset: move(times.sunset),
    maghrib: move(times.maghrib),
    isha: move(times.isha),
  };
}
