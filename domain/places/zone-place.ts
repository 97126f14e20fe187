import { type Place, placeId } from "./place.ts";

/** A zone's city in a published file; what is left out follows from the zone. */
export type ZoneCity = Omit<Place, "id" | "region" | "timeZone">;

/** Cities by the IANA name of their zone, one of several files. */
export type ZoneCityFile = Readonly<Record<string, ZoneCity>>;

/** Files that the zones are divided among, so that a first visit fetches little. */
export const zoneFileCount = 32;

/** The number of the file in which a zone stands, 0 to 31. */
export function zoneFileOf(zone: string): number {
  let sum = 0;
  for (let index = 0; index < zone.length; index++) sum = (sum * 31 + zone.charCodeAt(index)) % 65_521;
  return sum % zoneFileCount;
}

/** The city a device in that zone is guessed to be in; undefined where the zone says nothing, as UTC. */
export function placeInZone(file: ZoneCityFile, zone: string): Place | undefined {
  const city = Object.hasOwn(file, zone) ? file[zone] : undefined;
  if (!city) return undefined;
  const { countryCode, latitude, longitude } = city;
  return { ...city, id: placeId(countryCode, latitude, longitude), region: "", timeZone: zone };
}
