import type { Coordinates } from "#domain/prayer-times/calculation-options.ts";
import type { Place } from "./place.ts";
import type { PlaceIndex } from "./place-index.ts";

/** Kilometres beyond which a city does not describe a position. */
const near = 100;
const earthRadius = 6371;

/** The place of the index nearest to coordinates, within a hundred kilometres; undefined where there is none. */
export function nearestPlace(index: PlaceIndex, to: Coordinates): Place | undefined {
  let nearest: Place | undefined;
  let least = near;
  for (let at = 0; at < index.size; at++) {
    const place = index.placeAt(at);
    if (!place || Math.abs(place.latitude - to.latitude) > 1) continue;
    const distance = kilometresBetween(place, to);
    if (distance < least) {
      least = distance;
      nearest = place;
    }
  }
  return nearest;
}

/** Along the great circle of a sphere (haversine). */
function kilometresBetween(a: Coordinates, b: Coordinates): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half =
    Math.sin(radians(a.latitude - b.latitude) / 2) ** 2 +
    Math.cos(radians(a.latitude)) *
      Math.cos(radians(b.latitude)) *
      Math.sin(radians(a.longitude - b.longitude) / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(half)));
}
