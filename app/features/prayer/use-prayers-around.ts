import { useMemo } from "react";
import type { AroundNow } from "#domain/prayer-times/next-prayer.ts";
import type { Instant } from "#domain/zoned-time.ts";
import type { PlacedCalculation } from "./prayer-calculation.ts";
import { aroundDay, dayNumberIn } from "./use-prayer-day.ts";

/** The days around an instant at the place; computed again only when day, place or settings change. */
export function usePrayersAround(placed: PlacedCalculation, now: Instant): AroundNow | undefined {
  const { place, method, choices, calculation } = placed;
  const number = dayNumberIn(place.timeZone, now);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the calculation is made of these, again at each rendering
  return useMemo(
    () => (number === undefined ? undefined : aroundDay(place, calculation, number)),
    [place, method, choices, calculation.substitute?.rule, number],
  );
}
