import type { Place } from "./place.ts";

/** Places kept in the list of the recent. */
export const recentLimit = 5;

/** The list with this place on top, without its earlier mention, at most five. */
export function withRecent(recent: readonly Place[], place: Place): Place[] {
  return [place, ...recent.filter(({ id }) => id !== place.id)].slice(0, recentLimit);
}

/** The list with the place put in at the end, or taken out if it was there. */
export function toggledFavourite(favourites: readonly Place[], place: Place): Place[] {
  const without = favourites.filter(({ id }) => id !== place.id);
  return without.length < favourites.length ? without : [...favourites, place];
}
