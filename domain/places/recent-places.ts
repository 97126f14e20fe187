import type { Place } from "./place.ts";

/** The most recent places stored. */
export const recentLimit = 5;

/** The list with this place on top, without an earlier entry of it, at most five. */
export function addRecent(recent: readonly Place[], place: Place): Place[] {
  return [place, ...recent.filter(({ id }) => id !== place.id)].slice(0, recentLimit);
}

/** The list with the place added at the end, or removed if it was there. */
export function toggleFavourite(favourites: readonly Place[], place: Place): Place[] {
  const without = favourites.filter(({ id }) => id !== place.id);
  return without.length < favourites.length ? without : [...favourites, place];
}
