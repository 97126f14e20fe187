import builtAddress from "./built/address.json" with { type: "json" };
import { defaultPlace } from "./default-place.ts";

export { builtInCities } from "./built-in-cities.ts";
export { defaultPlace } from "./default-place.ts";

/**
 * Address of the index file: fetch it when the search field is first used, and read it with `readPlaceIndex`.
 */
export const citiesAddress = builtAddress.address;

/** Where a place is guessed from until the person chooses one: a file of cities for every few time zones. */
export const placeSource = {
  fallback: defaultPlace,
  zoneFile: (file: number): string => `${builtAddress.zones}${file}.json`,
} as const;

/** Address of a file of places by their names, see `nameFileOf`. */
export function placeNamesAddress(file: number): string {
  return `${builtAddress.names}${file}.json`;
}
