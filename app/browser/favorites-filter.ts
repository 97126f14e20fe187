import type { SetKind } from "#app/storage/user-data/collections.ts";
import { useCollectionSet } from "#app/storage/user-data/use-collection.ts";
import { type ParameterChange, useAddressParameters } from "./address-parameters.ts";

/** True when the address selects only the person's favourites: `?favorites=only`. */
export function readFavoritesOnly(parameters: URLSearchParams): boolean {
  return parameters.get("favorites") === "only";
}

/** The switch's change to the address; the list returns to its first page. */
export function favoritesOnlyChange(isOn: boolean): ParameterChange {
  return { favorites: isOn ? "only" : undefined, page: undefined };
}

/** A list's "favourites only" filter, stored in the address so that it survives a reload and the back button. */
export function useFavoritesFilter(kind: SetKind) {
  const { parameters, change } = useAddressParameters();
  const favorites = useCollectionSet(kind);
  const isOn = readFavoritesOnly(parameters);
  return {
    isOn,
    ids: favorites.ids,
    /** The filter is on and the favourites are not loaded yet, as on the server. */
    isPending: isOn && !favorites.isReady,
    isEmpty: isOn && favorites.isReady && favorites.ids.length === 0,
    switchTo: (isNowOn: boolean) => change(favoritesOnlyChange(isNowOn)),
    /** The favourites among the items, or all of them while the switch is off. */
    among: <T>(items: readonly T[], idOf: (item: T) => string) =>
      isOn ? items.filter((item) => favorites.has(idOf(item))) : items,
  };
}
