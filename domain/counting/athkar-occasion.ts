import type { MinuteOfDay } from "./prayer-day.ts";

export type Occasion = "morning" | "afterPrayer" | "evening" | "sleep";

/** When the time of each set begins, in the order of the day. */
export type OccasionStarts = Readonly<Record<Occasion, MinuteOfDay>>;

/**
 * Without prayer times: the morning set from the start of the day to noon, after prayer until the
 * afternoon, the evening from 15:30, the night from 21:00.
 */
const defaultOccasionStarts: OccasionStarts = {
  morning: 180,
  afterPrayer: 720,
  evening: 930,
  sleep: 1260,
};

const inOrder = ["sleep", "evening", "afterPrayer", "morning"] as const;

/** The set of remembrances for a minute of the day; before the morning starts it is still the night's. */
export function occasionAt(now: MinuteOfDay, starts: OccasionStarts = defaultOccasionStarts): Occasion {
  return inOrder.find((occasion) => now >= starts[occasion]) ?? "sleep";
}
