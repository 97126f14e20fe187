import { parseCalendarDay } from "#domain/calendar-day.ts";
import { type Instant, instantIn } from "#domain/zoned-time.ts";
import type { PrayerNotice } from "./notice-plan.ts";

/** For how long a person may hush their notices. */
export const hushes = ["hour", "hours", "fajr", "day", "week"] as const;

export type Hush = (typeof hushes)[number];

const hour = 3_600_000;
const lengths = { hour, hours: 3 * hour, day: 24 * hour, week: 7 * 24 * hour } as const;

/** When a hush that begins now ends; the next fajr's is its notice, or a day where none is planned. */
export function hushEnd(hush: Hush, notices: readonly PrayerNotice[], now: Instant): Instant {
  if (hush !== "fajr") return now + lengths[hush];
  return notices.find(({ at, prayer }) => prayer === "fajr" && at > now)?.at ?? now + lengths.day;
}

/**
 * The instant of an end that a person typed as `2026-11-26T14:30`, by their place's clock. It must be ahead, and not
 * further than the longest hush.
 */
export function typedHushEnd(
  typed: string,
  timeZone: string,
  now: Instant,
): { readonly until: Instant } | { readonly problem: "past" | "far" } | undefined {
  const [date = "", time = ""] = typed.split("T");
  const day = parseCalendarDay(date);
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)/.exec(time) ?? [];
  if (!day || hour === undefined || minute === undefined) return undefined;
  const until = instantIn(timeZone, day, Number(hour), Number(minute));
  if (until <= now) return { problem: "past" };
  return until - now > lengths.week ? { problem: "far" } : { until };
}

/**
 * True while notices are hushed. An end further away than the longest hush was stored by a clock that was wrong, and does
 * not count.
 */
export function isHushed(until: Instant, now: Instant): boolean {
  return until > now && until - now <= lengths.week;
}

/** The notices that a hush until then leaves; one at its end is announced. */
export function withoutHushed<Notice extends { readonly at: Instant }>(
  notices: readonly Notice[],
  until: Instant,
  now: Instant,
): Notice[] {
  const isSilent = isHushed(until, now);
  return notices.filter(({ at }) => !isSilent || at >= until);
}
