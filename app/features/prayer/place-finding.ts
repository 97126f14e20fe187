import { readPublished } from "#app/browser/read-published.ts";
import { builtInCities, citiesAddress } from "#content/cities/index.ts";
import { exactPlace } from "#domain/places/exact-place.ts";
import { nearestPlace } from "#domain/places/nearest-place.ts";
import type { Place } from "#domain/places/place.ts";
import { type PlaceIndex, type PlaceIndexFile, readPlaceIndex } from "#domain/places/place-index.ts";
import { positionPlace } from "#domain/places/position-place.ts";
import { searchPlaces } from "#domain/places/search-places.ts";

/** What was found; not whole where the list of all cities could not be had. */
export type FoundPlaces = { readonly places: readonly Place[]; readonly isWhole: boolean };

let opening: Promise<PlaceIndex> | undefined;

/** The index of all cities, fetched once, when the box is first used. */
export function openPlaces(): Promise<PlaceIndex> {
  opening ??= readPublished(citiesAddress).then((file) => readPlaceIndex(file as PlaceIndexFile));
  opening.catch(() => {
    opening = undefined;
  });
  return opening;
}

/** Places by what was typed: one of the ten by its exact name first, then all of the index. */
export async function findPlaces(typed: string): Promise<FoundPlaces> {
  const exact = exactPlace(builtInCities, typed);
  try {
    const others = searchPlaces(await openPlaces(), typed);
    const rest = exact ? others.filter(({ name }) => name !== exact.name) : others;
    return { places: exact ? [exact, ...rest] : rest, isWhole: true };
  } catch {
    return { places: exact ? [exact] : [], isWhole: false };
  }
}

/** The place of the device's own coordinates, named after the city near it where the index is to be had. */
export async function placeAtPosition(latitude: number, longitude: number): Promise<Place | undefined> {
  const place = positionPlace(latitude, longitude);
  if (!place) return undefined;
  const near = await openPlaces().then(
    (index) => nearestPlace(index, place),
    () => undefined,
  );
  return near ? { ...place, name: near.name, names: near.names, countryCode: near.countryCode } : place;
}
