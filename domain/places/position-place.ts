import tzLookup from "@photostructure/tz-lookup";
import type { Place } from "./place.ts";

/**
 * A place made of coordinates from the device's own position; its name is for the screen to give. Undefined where the
 * coordinates are none (NaN, out of range). Loads the table of zones: import it when a position is asked for.
 */
export function positionPlace(latitude: number, longitude: number): Place | undefined {
  if (!(Math.abs(latitude) <= 90) || !(Math.abs(longitude) <= 180)) return undefined;
  const rounded = { latitude: round(latitude), longitude: round(longitude) };
  return {
    id: `position:${rounded.latitude},${rounded.longitude}`,
    name: "",
    names: {},
    countryCode: "",
    region: "",
    ...rounded,
    timeZone: tzLookup(latitude, longitude),
  };
}

// A hundred metres: nearer than any prayer time or bearing can tell.
function round(degrees: number): number {
  return Math.round(degrees * 1000) / 1000;
}
