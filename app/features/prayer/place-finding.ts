import { readPublished } from "#app/browser/read-published.ts";
import { loadOnce } from "#app/hydration/load-once.ts";
import { builtInCities, citiesAddress } from "#content/cities/index.ts";
import { exactPlace } from "#domain/places/exact-place.ts";
import { nearestPlace } from "#domain/places/nearest-place.ts";
import type { Place } from "#domain/places/place.ts";
import { type PlaceIndexFile, readPlaceIndex } from "#domain/places/place-index.ts";
import { positionPlace } from "#domain/places/position-place.ts";
import { searchPlaces } from "#domain/places/search-places.ts";

/** The matches; `isComplete` is false when the index of all cities could not be loaded. */
export type FoundPlaces = { readonly places: readonly Place[]; readonly isComplete: boolean };

/** The index of all cities, fetched once; a failed fetch is tried again by the next call. */
export const openPlaces = loadOnce(async () =>
  readPlaceIndex((await readPublished(citiesAddress)) as PlaceIndexFile),
);

/** Places that match the typed text: a built-in city of exactly that name first, then those of the index. */
export async function findPlaces(typed: string): Promise<FoundPlaces> {
  const exact = exactPlace(builtInCities, typed);
  try {
    const others = searchPlaces(await openPlaces(), typed);
    const rest = exact ? others.filter(({ name }) => name !== exact.name) : others;
    return { places: exact ? [exact, ...rest] : rest, isComplete: true };
  } catch {
    return { places: exact ? [exact] : [], isComplete: false };
  }
}

/** The place at these coordinates, named after the nearest city where the index can be loaded. */
export async function placeAtPosition(latitude: number, longitude: number): Promise<Place | undefined> {
  const place = positionPlace(latitude, longitude);
  if (!place) return undefined;
  const near = await openPlaces().then(
    (index) => nearestPlace(index, place),
    () => undefined,
  );
  return near ? { ...place, name: near.name, names: near.names, countryCode: near.countryCode } : place;
}
