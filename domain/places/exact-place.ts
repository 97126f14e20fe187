import type { Place } from "./place.ts";

/** The place whose name in any language equals the typed text, ignoring case; undefined where there is none. */
export function exactPlace(places: readonly Place[], typed: string): Place | undefined {
  const plainTyped = plain(typed);
  if (plainTyped === "") return undefined;
  return places.find((place) =>
    [place.name, ...Object.values(place.names)].some((name) => plain(name) === plainTyped),
  );
}

function plain(name: string): string {
  return name.trim().replace(/\s+/g, " ").normalize("NFC").toLowerCase().replaceAll("i\u0307", "i");
}
