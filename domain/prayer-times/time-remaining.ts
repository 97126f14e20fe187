import type { Instant } from "#domain/zoned-time.ts";

/** Whole hours, minutes and seconds left. */
export type TimeRemaining = { readonly hours: number; readonly minutes: number; readonly seconds: number };

/** The time from now until then; zero if it has passed. */
export function timeRemaining(until: Instant, now: Instant): TimeRemaining {
  const seconds = Math.max(0, Math.floor((until - now) / 1000)) || 0;
  return {
    hours: Math.floor(seconds / 3600),
    minutes: Math.floor((seconds % 3600) / 60),
    seconds: seconds % 60,
  };
}
