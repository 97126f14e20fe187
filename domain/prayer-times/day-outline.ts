import { addDays } from "#domain/calendar-day.ts";
import { type Instant, instantIn } from "#domain/zoned-time.ts";
import { type AroundNow, currentPrayer, nextPrayer } from "./next-prayer.ts";
import { type DayMark, type Prayer, prayers } from "./prayer-name.ts";

/** A part of a day, from the end of the one before it: what is current in it, and what follows at its end. */
export type DaySpan = { readonly until: Instant; readonly current: DayMark | "none"; readonly next: DayMark };

/** A day's prayers as they are shown, for a device that cannot compute them yet. */
export type DayOutline = {
  /** Null if the sun gives no such time that day. */
  readonly times: Readonly<Record<Prayer, Instant | null>>;
  /** From the day's first moment to the first mark of the next day, without a gap. */
  readonly spans: readonly DaySpan[];
};

/** The outline of the middle one of the three days. */
export function dayOutline(around: AroundNow): DayOutline {
  const { day, times } = around.today;
  const end = instantIn(around.timeZone, addDays(day, 1));
  const spans: DaySpan[] = [];
  for (let from = instantIn(around.timeZone, day); from < end; ) {
    const next = nextPrayer(around, from);
    if ("none" in next) break;
    spans.push({ until: next.at, current: currentPrayer(around, from), next: next.mark });
    from = next.at;
  }
  const shown = prayers.map((prayer) => [prayer, times[prayer]] as const);
  return { times: Object.fromEntries(shown) as Record<Prayer, Instant | null>, spans };
}
