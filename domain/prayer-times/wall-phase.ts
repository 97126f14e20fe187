import type { CalendarDay } from "#domain/calendar-day.ts";
import type { Instant } from "#domain/zoned-time.ts";
import type { MosqueIqamah } from "./iqamah.ts";
import { congregationLength, iqamahTimes } from "./iqamah-times.ts";
import type { AroundNow, NoUpcomingReason } from "./next-prayer.ts";
import { type Prayer, prayers } from "./prayer-name.ts";

/** A prayer of a day with what a mosque's screen shows of it. */
export type CongregationTimes = {
  readonly prayer: Prayer;
  readonly day: CalendarDay;
  readonly adhan: Instant;
  /** Null where the mosque's iqamah is not known. */
  readonly iqamah: Instant | null;
  /** When the congregation has prayed; null without an iqamah. */
  readonly end: Instant | null;
};

/**
 * What a mosque's screen shows: the wait for the next adhan, the wait for the iqamah after it, the prayer itself, during
 * which the screen is dimmed, or that there is no time.
 */
export type WallPhase =
  | { readonly kind: "adhan"; readonly next: CongregationTimes; readonly until: Instant }
  | { readonly kind: "iqamah"; readonly next: CongregationTimes; readonly until: Instant }
  | { readonly kind: "prayer"; readonly next: CongregationTimes; readonly until: Instant }
  | { readonly kind: "none"; readonly reason: NoUpcomingReason };

/**
 * The phase of a screen at an instant. It depends on nothing but its arguments, so a clock that jumps, a device that
 * slept or a changed time zone is right again at the next tick.
 */
export function wallPhase(around: AroundNow | undefined, mosque: MosqueIqamah, now: Instant): WallPhase {
  if (!around || !Number.isFinite(now)) return { kind: "none", reason: "no-clock" };
  const all = congregationsAround(around, mosque);
  const praying = all.find(
    ({ iqamah, end }) => iqamah !== null && end !== null && iqamah <= now && now < end,
  );
  if (praying) return { kind: "prayer", next: praying, until: praying.end ?? now };
  const waiting = all.findLast(({ adhan, iqamah }) => adhan <= now && iqamah !== null && now < iqamah);
  if (waiting) return { kind: "iqamah", next: waiting, until: waiting.iqamah ?? now };
  const next = all.find(({ adhan }) => adhan > now);
  return next ? { kind: "adhan", next, until: next.adhan } : { kind: "none", reason: "no-times-here" };
}

/** The prayers of yesterday, today and tomorrow in the order of their adhan. */
function congregationsAround(around: AroundNow, mosque: MosqueIqamah): CongregationTimes[] {
  return [around.yesterday, around.today, around.tomorrow]
    .flatMap((times) => {
      const iqamahs = iqamahTimes(times, around.timeZone, mosque);
      return prayers.flatMap((prayer): CongregationTimes[] => {
        const adhan = times.times[prayer];
        if (adhan === null) return [];
        const iqamah = iqamahs[prayer];
        const minutes = congregationLength(mosque, times.day, prayer);
        const end = iqamah === null ? null : iqamah + minutes * 60_000;
        return [{ prayer, day: times.day, adhan, iqamah, end }];
      });
    })
    .sort((a, b) => a.adhan - b.adhan);
}
