import { useEffect } from "react";
import type { Place } from "#domain/places/place.ts";
import { guessedPlace, type PlaceSource, useGuessedPlace } from "./guessed-place.ts";
import { readSavedPrayer, useSavedPlace } from "./prayer-settings.ts";

/** Why a place is shown: the person chose it, the device's time zone suggests it, or nothing is known. */
export type PlaceOrigin = "chosen" | "guessed" | "default";

const originOf = (chosen: Place | null, guessed: Place | null | undefined): PlaceOrigin =>
  chosen ? "chosen" : guessed ? "guessed" : "default";

/** The person's place, else the one guessed from the device's time zone, else the fallback, and which it is. */
export function useKnownPlace(source: PlaceSource) {
  const { place: chosen, isReady, save } = useSavedPlace();
  const guessed = useGuessedPlace();
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
