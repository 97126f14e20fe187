import type { Place } from "#domain/places/place.ts";

/** What was found; not whole where the list of all cities could not be had. */
export type FoundPlaces = { readonly places: readonly Place[]; readonly isWhole: boolean };
