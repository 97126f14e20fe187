import { loadOnce } from "#app/hydration/load-once.ts";
import { builtInCities, citiesAddress, placeNamesAddress, placeSource } from "#content/cities/index.ts";
import type { ReadText } from "#content/quran/index.ts";
import { foldPlaceName } from "#domain/places/fold-place-name.ts";
import type { Place } from "#domain/places/place.ts";
import { type PlaceIndex, type PlaceIndexFile, readPlaceIndex } from "#domain/places/place-index.ts";
import { nameFileOf, type PlaceNameFile, placeInNames } from "#domain/places/place-names.ts";
import { placeNamed } from "#domain/places/search-places.ts";
import { placeInZone, type ZoneCityFile, zoneFileOf } from "#domain/places/zone-place.ts";
import { placeReadings } from "#domain/practical-questions/place-readings.ts";

const indexes = new WeakMap<ReadText, () => Promise<PlaceIndex>>();

/** The index of all cities, read once for each way to read texts. */
function indexBy(read: ReadText): Promise<PlaceIndex> {
  const known =
    indexes.get(read) ?? loadOnce(async () => readPlaceIndex((await read(citiesAddress)) as PlaceIndexFile));
  indexes.set(read, known);
  return known();
}

function named(places: readonly Place[], readings: readonly string[]): Place | undefined {
  const names = readings.map(foldPlaceName);
  return places.find((place) =>
    [place.name, ...Object.values(place.names)].some((name) => names.includes(foldPlaceName(name))),
  );
}

/** The city that a time zone is named after, from a file of some kilobytes instead of the index of all cities. */
async function zoneCity(readings: readonly string[], read: ReadText): Promise<Place | undefined> {
  const names = readings.map(foldPlaceName);
  const zone = Intl.supportedValuesOf("timeZone").find((one) =>
    names.includes(foldPlaceName(one.split("/").at(-1) ?? "")),
  );
  if (zone === undefined) return undefined;
  const file = await read(placeSource.zoneFile(zoneFileOf(zone))).catch(() => undefined);
  const place = file === undefined ? undefined : placeInZone(file as ZoneCityFile, zone);
  return place && named([place], readings);
}

/** Finds the city that a question names, in any language, on the server. Rejects when the index fails to load. */
export async function placeOnServer(asked: string, read: ReadText): Promise<Place | undefined> {
  const readings = placeReadings(asked);
  const own = named(builtInCities, readings);
  if (own) return own;
  const index = await indexBy(read);
  return readings.map((one) => placeNamed(index, one)).find((place) => place !== undefined);
}

/** The city by the files of its readings, some kilobytes each instead of the index of all cities. */
async function cityByName(readings: readonly string[], read: ReadText): Promise<Place | undefined> {
  const found = await Promise.all(
    readings.map(async (one) => {
      const file = nameFileOf(one);
      return file === undefined
        ? undefined
        : placeInNames((await read(placeNamesAddress(file))) as PlaceNameFile, one);
    }),
  );
  return found.find((place) => place !== undefined);
}

/** The same in the browser: the person's own place, and what small files know. Rejects when a file fails to load. */
export async function placeInBrowser(asked: string, own: Place, read: ReadText): Promise<Place | undefined> {
  const readings = placeReadings(asked);
  return (
    named([own], readings) ??
    named(builtInCities, readings) ??
    (await zoneCity(readings, read)) ??
    // Without a network the whole index may be there.
    cityByName(readings, read).catch(() => placeOnServer(asked, read))
  );
}
