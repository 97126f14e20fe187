import type { Coordinates, Degrees } from "#domain/prayer-times/calculation-options.ts";
import type { Instant } from "#domain/zoned-time.ts";

/** Position of the sun: azimuth clockwise from true north, altitude above the horizon without refraction. */
export type SunPosition = { readonly azimuth: Degrees; readonly altitude: Degrees };

/**
 * Accurate to about a hundredth of a degree from 1950 to 2050 (Astronomical Almanac, low-precision formulas
 * for the sun): enough to check the compass, not a source of prayer times.
 */
export function sunPosition({ latitude, longitude }: Coordinates, instant: Instant): SunPosition {
  const days = instant / 86_400_000 + 2440587.5 - 2451545;
  const meanLongitude = 280.46 + 0.9856474 * days;
  const anomaly = radians(357.528 + 0.9856003 * days);
  const ecliptic = radians(meanLongitude + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly));
  const obliquity = radians(23.439 - 0.0000004 * days);
  const rightAscension = Math.atan2(Math.cos(obliquity) * Math.sin(ecliptic), Math.cos(ecliptic));
  const declination = Math.asin(Math.sin(obliquity) * Math.sin(ecliptic));
  const siderealTime = radians(280.46062 + 360.98564737 * days + longitude);
  const hourAngle = siderealTime - rightAscension;
  const at = radians(latitude);
  const altitude = Math.asin(
    Math.sin(at) * Math.sin(declination) + Math.cos(at) * Math.cos(declination) * Math.cos(hourAngle),
  );
  const azimuth = Math.atan2(
    Math.sin(hourAngle),
    Math.cos(hourAngle) * Math.sin(at) - Math.tan(declination) * Math.cos(at),
  );
  return { azimuth: (degrees(azimuth) + 540) % 360, altitude: degrees(altitude) };
}

/** How to find the qibla by the sun; undefined if it is down, or too high to give a direction. */
export function qiblaFromSun(
  bearing: Degrees,
  sun: SunPosition,
): { readonly turn: Degrees; readonly sunAzimuth: Degrees } | undefined {
  if (sun.altitude < 0 || sun.altitude > 80) return undefined;
  const turn = (((bearing - sun.azimuth) % 360) + 360) % 360;
  return { turn: turn > 180 ? turn - 360 : turn, sunAzimuth: sun.azimuth };
}

function radians(angle: Degrees): number {
  return (angle * Math.PI) / 180;
}

function degrees(angle: number): Degrees {
  return (angle * 180) / Math.PI;
}
