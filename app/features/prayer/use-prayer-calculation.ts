import { useAsync } from "#app/hydration/use-async.ts";
import { type PlaceOrigin, useKnownPlace } from "#app/storage/known-place.ts";
import { useSavedCalculation } from "#app/storage/prayer-settings.ts";
import { placeSource } from "#content/cities/index.ts";
import { loadSubstituteRule, type PlacedCalculation, prayerCalculation } from "./prayer-calculation.ts";

export type PrayerCalculation = PlacedCalculation & {
  /** False until the saved settings were read, and a place was guessed where none is saved. */
  readonly isReady: boolean;
  readonly origin: PlaceOrigin;
};

/** Where and how the reader's times are computed. */
export function usePrayerCalculation(): PrayerCalculation {
  const { place, origin, isReady } = useKnownPlace(placeSource);
  const { method, choices } = useSavedCalculation();
  const substituted = useAsync(choices.substitute ? "substitute" : undefined, () =>
    loadSubstituteRule(choices),
  );
  // Without its code the method's own rule for such days is used.
  const isRuleKnown = !choices.substitute || substituted.value !== undefined || substituted.hasFailed;
  const placed = prayerCalculation(place, method, choices, substituted.value);
  return { ...placed, origin, isReady: isReady && isRuleKnown };
}
