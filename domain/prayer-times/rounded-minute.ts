import type { Instant } from "#domain/zoned-time.ts";
import type { Rounding } from "./calculation-options.ts";

/** Rounds to the minute as adhan does: half a minute goes up; `up` moves even a whole minute on to the next. */
export function roundedMinute(instant: Instant, rounding: Rounding): Instant {
  if (rounding === "none") return instant;
  const seconds = (((instant % 60_000) + 60_000) % 60_000) / 1000;
  const isUp = rounding === "up" || seconds >= 30;
  return instant + (isUp ? 60 - Math.floor(seconds) : -Math.floor(seconds)) * 1000;
}
