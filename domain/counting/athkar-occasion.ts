import type { MinuteOfDay } from "./prayer-day.ts";

export type Occasion = "morning" | "afterPrayer" | "evening" | "sleep";

/** When each set begins to be the right one, in the order of the day. */
export type OccasionStarts = Readonly<Record<Occasion, MinuteOfDay>>;

/**
 * Where no prayer times are known: the morning from the day's beginning to noon, after prayer until the
 * afternoon, the evening from 15:30, the night from 21:00.
 */
const defaultOccasionStarts: OccasionStarts = {
  morning: 180,
  afterPrayer: 720,
  evening: 930,
  sleep: 1260,
};

const inOrder = ["sleep", "evening", "afterPrayer", "morning"] as const;

/** The set of remembrances for a minute of the day; before the morning begins it is still the night's. */
export function occasionAt(now: MinuteOfDay, starts: OccasionStarts = defaultOccasionStarts): Occasion {
  return inOrder.find((occasion) => now >= starts[occasion]) ?? "sleep";
}
