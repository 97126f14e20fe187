import { Coordinates as AdhanCoordinates, Qibla } from "adhan";
import type { Coordinates, Degrees } from "#domain/prayer-times/calculation-options.ts";

/** The Kaaba, as the specification gives it. */
export const kaaba: Coordinates = { latitude: 21.4225, longitude: 39.8262 };

// Within about a hundred metres of the Kaaba, or of its antipode, there is no meaningful direction.
const tooNear: Degrees = 0.001;

/**
 * Bearing of the Kaaba along the great circle, degrees clockwise from true north, from 0 to below 360; null
 * at the Kaaba itself and at its antipode, where no single direction exists.
 */
export function qiblaBearing(from: Coordinates): Degrees | null {
  const opposite = { latitude: -kaaba.latitude, longitude: kaaba.longitude - 180 };
  if (isNear(from, kaaba) || isNear(from, opposite)) return null;
  const bearing = Qibla(new AdhanCoordinates(from.latitude, from.longitude));
  return ((bearing % 360) + 360) % 360;
}

function isNear(a: Coordinates, b: Coordinates): boolean {
  const turn = Math.abs(a.longitude - b.longitude) % 360;
  return Math.abs(a.latitude - b.latitude) < tooNear && Math.min(turn, 360 - turn) < tooNear;
}

/** Rounded to a tenth of a degree for display; 359.97 becomes 0. */
export function roundedBearing(bearing: Degrees): Degrees {
  return (Math.round(bearing * 10) % 3600) / 10;
}

/** Kilometres to the Kaaba along the great circle, on a sphere of 6371 km. */
export function distanceToKaaba(from: Coordinates): number {
  const latitude = radians(from.latitude);
  const target = radians(kaaba.latitude);
  const half =
    Math.sin((target - latitude) / 2) ** 2 +
    Math.cos(latitude) * Math.cos(target) * Math.sin(radians(kaaba.longitude - from.longitude) / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.min(1, Math.sqrt(half)));
}

function radians(degrees: Degrees): number {
  return (degrees * Math.PI) / 180;
}
