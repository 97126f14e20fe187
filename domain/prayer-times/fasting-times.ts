import type { Instant } from "#domain/zoned-time.ts";
import type { Minutes } from "./calculation-options.ts";
import type { DayTimes } from "./day-times.ts";

/** The fast of a day, from fajr to maghrib. */
export type FastingTimes = {
  readonly begins: Instant;
  readonly ends: Instant;
  readonly minutes: Minutes;
};

/** Undefined if the day has no fajr or no maghrib. */
export function fastingTimes({ times }: DayTimes): FastingTimes | undefined {
  if (times.fajr === null || times.maghrib === null) return undefined;
  return {
    begins: times.fajr,
    ends: times.maghrib,
    minutes: Math.round((times.maghrib - times.fajr) / 60_000),
  };
}
