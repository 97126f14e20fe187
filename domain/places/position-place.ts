import tzLookup from "@photostructure/tz-lookup";
import type { Place } from "./place.ts";

/**
 * A place made from the device's coordinates; the interface gives it a name. Undefined where they are invalid (NaN, out
 * of range). Loads the table of zones, so import it only when a position is requested.
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

// A hundred metres, more precise than prayer times or bearings need.
function round(degrees: number): number {
  return Math.round(degrees * 1000) / 1000;
}
