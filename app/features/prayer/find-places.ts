import type { Place } from "#domain/places/place.ts";
import type { FoundPlaces } from "./place-finding.ts";

/** The search code is loaded when the box is first used. */
const loadPlaceFinding = () => import("./place-finding.ts");

/** Fetches the index of all cities before the first letter is typed. */
export async function openPlaces(): Promise<void> {
  await (await loadPlaceFinding()).openPlaces();
}

/** Places that match the typed text; never rejects. */
export async function findPlaces(typed: string): Promise<FoundPlaces> {
  try {
    return await (await loadPlaceFinding()).findPlaces(typed);
  } catch {
    return { places: [], isComplete: false };
  }
}

/** The place at these coordinates, named after the nearest city where the index can be loaded. */
export async function placeAtPosition(latitude: number, longitude: number): Promise<Place | undefined> {
  return (await loadPlaceFinding()).placeAtPosition(latitude, longitude);
}
