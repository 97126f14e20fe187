import { useSyncExternalStore } from "react";
import type { Place } from "#domain/places/place.ts";
import { deviceZone } from "./device-zone.ts";
import { guessFromZone } from "./zone-guess.ts";

/** What a place is guessed from, and the place to use when nothing is known. */
export type PlaceSource = {
  readonly fallback: Place;
  /** Address of the file of that number with the cities of time zones. */
  readonly zoneFile: (file: number) => string;
};

type Guess = { readonly zone: string; readonly answer: Promise<Place | null>; place?: Place | null };

let guess: Guess | undefined;
const listeners = new Set<() => void>();

/** Loads the guess once per time zone of the device; null where the zone has no city or its file fails to load. */
export function guessedPlace(source: PlaceSource): Promise<Place | null> {
  const zone = deviceZone();
  if (guess?.zone === zone) return guess.answer;
  const answer = guessFromZone(zone, source.zoneFile).catch(() => null);
  const asked: Guess = { zone, answer };
  guess = asked;
  answer.then((place) => {
    asked.place = place;
    for (const listener of listeners) listener();
  });
  return answer;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The guess; undefined until there is one, and on the server. */
export function useGuessedPlace(): Place | null | undefined {
  return useSyncExternalStore(
    subscribe,
    () => guess?.place,
    () => undefined,
  );
}
