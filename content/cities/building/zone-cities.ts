import type { BuiltInFile, PackageCity, ZoneNamesFile, ZonesFile } from "#content/cities/schema.ts";
import { type ZoneCity, zoneFileCount, zoneFileOf } from "#domain/places/zone-place.ts";
import { arabicOf, coordinate, urduOf } from "./place-lines.ts";

type Sources = {
  readonly cities: readonly PackageCity[];
  readonly ours: BuiltInFile["cities"];
  readonly zones: ZonesFile;
  readonly names: ZoneNamesFile["zones"];
};

const languageOrder = ["en", "ar", "fr", "ur", "id", "tr"] as const;

/** Our names of a zone's city, by language. */
export function namesOf(names: ZoneNamesFile["zones"][string]): ZoneCity["names"] {
  return Object.fromEntries(languageOrder.map((language, index) => [language, names[index] ?? ""]));
}

/**
 * Each zone's largest city in the package; our own table has precedence where the package's populations or
 * zones are outdated.
 */
export function largestCities(
  cities: readonly PackageCity[],
  zones: ZonesFile,
): ReadonlyMap<string, PackageCity> {
  const zoneOf = new Map(Object.entries(zones.cities).map(([zone, id]) => [id, zone]));
  const largest = new Map<string, PackageCity>();
  for (const city of cities) {
    const zone = zoneOf.get(city.id);
    if (zone !== undefined) {
      largest.set(zone, city);
      continue;
    }
    const known = largest.get(city.tz);
    const isOurs = known !== undefined && zones.cities[city.tz] === known.id;
    if (!isOurs && (!known || city.population > known.population)) largest.set(city.tz, city);
  }
  return largest;
}

/** The city that is guessed for a device in each zone of the IANA database, old names included. */
export function zoneCities({ cities, ours, zones, names }: Sources): ReadonlyMap<string, ZoneCity> {
  const own = new Map(ours.map((city) => [city.geonamesId, city]));
  const largest = largestCities(cities, zones);
  const found = new Map<string, ZoneCity>();
  for (const [zone, city] of largest) {
    const mine = own.get(city.id);
    const listed = names[zone];
    const [arabic, urdu] = [arabicOf(city), urduOf(city)];
    found.set(zone, {
      name: mine?.names.en ?? city.name,
      names:
        mine?.names ??
        (listed ? namesOf(listed) : { ...(arabic ? { ar: arabic } : {}), ...(urdu ? { ur: urdu } : {}) }),
      countryCode: city.country,
      latitude: mine?.latitude ?? Number(coordinate(city.lat)),
      longitude: mine?.longitude ?? Number(coordinate(city.lon)),
    });
  }
  for (const [zone, [name, countryCode, latitude, longitude]] of Object.entries(zones.towns))
    found.set(zone, { name, names: {}, countryCode, latitude, longitude });
  for (const [alias, zone] of Object.entries(zones.links)) {
    const city = found.get(zone) ?? largestOf(zone, zones, largest, found);
    if (!city) throw new Error(`cities: ${alias} leads to ${zone}, which has no city`);
    found.set(zone, city);
    if (!found.has(alias)) found.set(alias, city);
  }
  return found;
}

/** A new name of a zone gets the largest city of its old names. */
function largestOf(
  zone: string,
  { links }: ZonesFile,
  largest: ReadonlyMap<string, PackageCity>,
  found: ReadonlyMap<string, ZoneCity>,
): ZoneCity | undefined {
  const people = (alias: string) => largest.get(alias)?.population ?? 0;
  const [first] = Object.keys(links)
    .filter((alias) => links[alias] === zone && largest.has(alias))
    .sort((a, b) => people(b) - people(a));
  return first === undefined ? undefined : found.get(first);
}

/** The zones divided among their files. */
export function zoneFiles(cities: ReadonlyMap<string, ZoneCity>): Record<string, ZoneCity>[] {
  const files = Array.from({ length: zoneFileCount }, (): Record<string, ZoneCity> => ({}));
  for (const [zone, city] of [...cities].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const file = files[zoneFileOf(zone)];
    if (file) file[zone] = city;
  }
  return files;
}
