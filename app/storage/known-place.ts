import { useEffect, useSyncExternalStore } from "react";
import type { Place } from "#domain/places/place.ts";
import { deviceZone } from "./device-zone.ts";
import { readSavedPrayer, useSavedPlace } from "./prayer-settings.ts";

/** Why a place is shown: the person chose it, the device's time zone suggests it, or nothing is known. */
export type PlaceOrigin = "chosen" | "guessed" | "default";

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
  const answer = import("./zone-guess.ts")
    .then(({ guessFromZone }) => guessFromZone(zone, source.zoneFile))
    .catch(() => null);
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

const originOf = (chosen: Place | null, guessed: Place | null | undefined): PlaceOrigin =>
  chosen ? "chosen" : guessed ? "guessed" : "default";

/** The person's place, else the one guessed from the device's time zone, else the fallback, and which it is. */
export function useKnownPlace(source: PlaceSource) {
  const { place: chosen, isReady, save } = useSavedPlace();
  const guessed = useSyncExternalStore(
    subscribe,
    () => guess?.place,
    () => undefined,
  );
  const isWanted = isReady && !chosen;
  useEffect(() => {
    if (isWanted) void guessedPlace(source);
  }, [isWanted, source]);
  return {
    place: chosen ?? guessed ?? source.fallback,
    origin: originOf(chosen, guessed),
    isReady: isReady && (chosen !== null || guessed !== undefined),
    save,
  };
}

/** The same, read once with the settings of notices, for use outside of React. */
export async function readKnownPrayer(source: PlaceSource) {
  const [{ bodies, ...saved }, { noticeSettingsIn }] = await Promise.all([
    readSavedPrayer(),
    import("./notice-settings-in.ts"),
  ]);
  const place = saved.place ?? (await guessedPlace(source)) ?? source.fallback;
  return { ...saved, ...noticeSettingsIn(bodies, place), place };
}
