import { type Place, placeId } from "./place.ts";

/** The city of a zone in a published file; omitted fields follow from the zone. */
export type ZoneCity = Omit<Place, "id" | "region" | "timeZone">;

/** Cities by the IANA name of their zone, one of several files. */
export type ZoneCityFile = Readonly<Record<string, ZoneCity>>;

/** The number of files that the zones are divided into, so that a first visit fetches little. */
export const zoneFileCount = 32;

/** The number of the file of a zone, 0 to 31. */
export function zoneFileOf(zone: string): number {
  let sum = 0;
  for (let index = 0; index < zone.length; index++) sum = (sum * 31 + zone.charCodeAt(index)) % 65_521;
  return sum % zoneFileCount;
}

/** The likely city of a device in that zone; undefined for zones without a place, such as UTC. */
export function placeInZone(file: ZoneCityFile, zone: string): Place | undefined {
  const city = Object.hasOwn(file, zone) ? file[zone] : undefined;
  if (!city) return undefined;
  const { countryCode, latitude, longitude } = city;
  return { ...city, id: placeId(countryCode, latitude, longitude), region: "", timeZone: zone };
}
