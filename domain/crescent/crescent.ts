import {
  AngleBetween,
  Body,
  Equator,
  GeoVector,
  Horizon,
  Observer,
  SearchAltitude,
  SearchMoonPhase,
  SearchRiseSet,
  SiderealTime,
} from "astronomy-engine";
import type { Instant } from "#domain/zoned-time.ts";
import { type OdehZone, odehV, odehZone, type YallopClass, yallopClass, yallopQ } from "./criteria.ts";

/** A point of the earth in degrees, north and east positive. */
export type Position = { readonly latitude: number; readonly longitude: number };

/** The young moon on the evening of a place. Angles in degrees, without refraction. */
export type Crescent = {
  readonly sunset: Instant;
  readonly moonset: Instant;
  /** Minutes from sunset to moonset. */
  readonly lag: number;
  /** Four ninths of the lag after sunset: Bruin's best time (Yallop, NAO Technical Note 69, 1997). */
  readonly bestTime: Instant;
  /** Hours since the moon was new, at the best time. */
  readonly age: number;
  /** The moon's centre over the horizon, as seen from the place, at sunset. */
  readonly altitudeAtSunset: number;
  /** The moon's centre over the horizon, as seen from the place, at the best time. */
  readonly altitude: number;
  /** Degrees from north, clockwise, of the moon and of the sun at the best time. */
  readonly azimuth: number;
  readonly sunAzimuth: number;
  readonly sunAltitude: number;
  /** Between the centres of sun and moon as seen from the earth's centre, at the best time. */
  readonly elongation: number;
  /** Width of the crescent in minutes of arc as seen from the place. */
  readonly width: number;
  readonly q: number;
  readonly yallop: YallopClass;
  readonly v: number;
  readonly odeh: OdehZone;
};

/** The moon below the horizon when the sun sets, or a sun that does not set. */
export type NoCrescent = "moon-sets-first" | "no-sunset" | "before-new-moon";

const day = 86_400_000;
const radian = Math.PI / 180;

/** The new moon at or after an instant, to about a second. */
export function newMoonAfter(from: Instant): Instant {
  const found = SearchMoonPhase(0, new Date(from), 40);
  if (!found) throw new Error("no new moon within forty days");
  return found.date.getTime();
}

let foundLast: Instant | undefined;

/** The same for many evenings of one month, of which only the first is searched: months are longer than 29 days. */
function newMoonNear(from: Instant): Instant {
  if (foundLast !== undefined && foundLast >= from && foundLast - from < 29 * day) return foundLast;
  foundLast = newMoonAfter(from);
  return foundLast;
}

/** Angle between sun and moon in degrees as seen from the earth's centre. */
export function elongationAt(at: Instant): number {
  const date = new Date(at);
  return AngleBetween(GeoVector(Body.Moon, date, true), GeoVector(Body.Sun, date, true));
}

/** Altitude and azimuth of a body as seen from a place, without refraction; its distance in au. */
function bodyAt(body: Body, at: Instant, { latitude, longitude }: Position) {
  const date = new Date(at);
  const observer = new Observer(latitude, longitude, 0);
  const { ra, dec, dist } = Equator(body, date, observer, true, true);
  const { altitude, azimuth } = Horizon(date, observer, ra, dec);
  return { altitude, azimuth, distance: dist };
}

/** Altitude of the moon's centre in degrees as it appears from a place: with the usual refraction. */
export function apparentMoonAltitude(at: Instant, { latitude, longitude }: Position): number {
  const date = new Date(at);
  const observer = new Observer(latitude, longitude, 0);
  const { ra, dec } = Equator(Body.Moon, date, observer, true, true);
  return Horizon(date, observer, ra, dec, "normal").altitude;
}

/** The angle in degrees that the earth's radius fills as seen from that distance in au. */
function parallaxOf(distance: number): number {
  return Math.asin(6378.137 / (distance * 149_597_870.7)) / radian;
}

/** Parallax lowers the moon: over the same horizon, the earth's centre sees it higher by about this angle. */
function withoutParallax(moon: { readonly altitude: number; readonly distance: number }): number {
  return moon.altitude + parallaxOf(moon.distance) * Math.cos(moon.altitude * radian);
}

/** Altitude of the moon's centre in degrees over a place's horizon as seen from the earth's centre. */
export function geocentricMoonAltitude(at: Instant, place: Position): number {
  return withoutParallax(bodyAt(Body.Moon, at, place));
}

/** Longitude at which the sun sets on a latitude at an instant; null where it does not set that day. */
export function sunsetLongitude(at: Instant, latitude: number): number | null {
  const date = new Date(at);
  const { ra, dec } = Equator(Body.Sun, date, new Observer(0, 0, 0), true, true);
  const [phi, delta] = [latitude * radian, dec * radian];
  const cosine =
    (Math.sin(-0.833 * radian) - Math.sin(phi) * Math.sin(delta)) / (Math.cos(phi) * Math.cos(delta));
  if (Math.abs(cosine) > 1) return null;
  const setting = Math.acos(cosine) / radian;
  const greenwich = (SiderealTime(date) - ra) * 15;
  return ((((setting - greenwich + 180) % 360) + 360) % 360) - 180;
}

/** The sunset of the evening of the solar day that begins at the place's midnight; null where the sun does not set. */
export function sunsetAfter(from: Instant, { latitude, longitude }: Position): Instant | null {
  const observer = new Observer(latitude, longitude, 0);
  return SearchRiseSet(Body.Sun, observer, -1, new Date(from), 1)?.date.getTime() ?? null;
}

/** The next dawn, with the sun 18° below the horizon; null where there is none within a day. */
export function dawnAfter(from: Instant, { latitude, longitude }: Position): Instant | null {
  const observer = new Observer(latitude, longitude, 0);
  return SearchAltitude(Body.Sun, observer, 1, new Date(from), 1, -18)?.date.getTime() ?? null;
}

/** The moonset that follows an instant within a day; null where there is none. */
function moonsetAfter(from: Instant, { latitude, longitude }: Position): Instant | null {
  const observer = new Observer(latitude, longitude, 0);
  return SearchRiseSet(Body.Moon, observer, -1, new Date(from), 1)?.date.getTime() ?? null;
}

/** Midnight of the place's mean solar time on a day that is numbered from 1 January 1970. */
export function solarMidnight(dayNumber: number, longitude: number): Instant {
  return dayNumber * day - (longitude / 360) * day;
}

/**
 * The crescent on the evening of a day (numbered from 1 January 1970) at a place: everything at four ninths of
 * the time between sunset and moonset.
 */
export function crescentOn(dayNumber: number, place: Position): Crescent | NoCrescent {
  const sunset = sunsetAfter(solarMidnight(dayNumber, place.longitude), place);
  if (sunset === null) return "no-sunset";
  if (bodyAt(Body.Moon, sunset, place).altitude < -1) return "moon-sets-first";
  const moonset = moonsetAfter(sunset, place);
  if (moonset === null || moonset - sunset > day / 2) return "moon-sets-first";
  const newMoon = newMoonNear(sunset - 29 * day);
  const bestTime = sunset + ((moonset - sunset) * 4) / 9;
  if (newMoon > bestTime || bestTime - newMoon > 10 * day) return "before-new-moon";
  const moon = bodyAt(Body.Moon, bestTime, place);
  const sun = bodyAt(Body.Sun, bestTime, place);
  const elongation = elongationAt(bestTime);
  const parallax = parallaxOf(moon.distance);
  const arcOfVision = withoutParallax(moon) - sun.altitude;
  // 0.27245 is the ratio of the moon's radius to the earth's; the observer is nearer to the moon than the centre.
  const semidiameter = 0.27245 * parallax * 60;
  const width = semidiameter * (1 - Math.cos(elongation * radian));
  const seenWidth = semidiameter * (1 - Math.cos(seenElongation(bestTime, place) * radian));
  const q = yallopQ(arcOfVision, width);
  const v = odehV(moon.altitude - sun.altitude, seenWidth);
  return {
    sunset,
    moonset,
    lag: (moonset - sunset) / 60_000,
    bestTime,
    age: (bestTime - newMoon) / 3_600_000,
    altitudeAtSunset: bodyAt(Body.Moon, sunset, place).altitude,
    altitude: moon.altitude,
    azimuth: moon.azimuth,
    sunAzimuth: sun.azimuth,
    sunAltitude: sun.altitude,
    elongation,
    width: seenWidth,
    q,
    yallop: yallopClass(q),
    v,
    odeh: odehZone(v),
  };
}

/** Angle between sun and moon in degrees as seen from a place. */
function seenElongation(at: Instant, { latitude, longitude }: Position): number {
  const date = new Date(at);
  const observer = new Observer(latitude, longitude, 0);
  return AngleBetween(
    Equator(Body.Moon, date, observer, true, true).vec,
    Equator(Body.Sun, date, observer, true, true).vec,
  );
}
