import { useKeptCalculation, useKeptPlace } from "#app/platform/prayer-settings.ts";
import { type PlacedCalculation, prayerCalculation } from "./prayer-calculation.ts";

export type PrayerCalculation = PlacedCalculation & {
  /** False until what was kept has been read. */
  readonly isReady: boolean;
};

/** Where and how the person's times are computed. */
export function usePrayerCalculation(): PrayerCalculation {
  const { place, isReady } = useKeptPlace();
  const { method, choices } = useKeptCalculation();
  const placed = prayerCalculation(place, method, choices);
  return { ...placed, isReady };
}
