import type { Place } from "#domain/places/place.ts";
import type { FoundPlaces } from "./place-finding.ts";

/** The code that searches comes when the box is first used. */
const finding = () => import("./place-finding.ts");

/** Fetches the index of all cities ahead of the first letter. */
export async function openPlaces(): Promise<void> {
  await (await finding()).openPlaces();
}

/** Places by what was typed. */
export async function findPlaces(typed: string): Promise<FoundPlaces> {
  try {
    return await (await finding()).findPlaces(typed);
  } catch {
    return { places: [], isWhole: false };
  }
}

/** The place of the device's own coordinates, named after the city near it where the index is to be had. */
export async function placeAtPosition(latitude: number, longitude: number): Promise<Place | undefined> {
  return (await finding()).placeAtPosition(latitude, longitude);
}
