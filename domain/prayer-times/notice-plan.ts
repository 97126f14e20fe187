import type { Instant } from "#domain/zoned-time.ts";
import type { Minutes } from "./calculation-options.ts";
import type { Prayer } from "./prayer-name.ts";

/** All that leaves the device: a moment and a prayer's name, no place and no method. */
export type PrayerNotice = { readonly at: Instant; readonly prayer: Prayer };

/** What a push says to the device, which has the words for it: a prayer, or that the plan has run out. */
export type PushedNotice = PrayerNotice | { readonly hasEnded: true };

/** Days a device computes ahead for the time when no page is open. */
export const noticeDays = 14;

/** A notice older than this is dropped, so that a waking device does not show many at once. */
export const noticeLife: Minutes = 10;

/** Minutes after the last notice until a message says that there are no more. */
const endAfter: Minutes = 60;

/** True while a notice may still be given; one whose hour is to come may be, whatever the clock says. */
export function isFresh({ at }: PrayerNotice, now: Instant): boolean {
  return now - at <= noticeLife * 60_000;
}

/** Of the notices due since the last look, the one to give now: the latest, if it is still fresh. */
export function noticeDue(
  notices: readonly PrayerNotice[],
  lastLook: Instant,
  now: Instant,
): PrayerNotice | undefined {
  const due = notices.findLast(({ at }) => at > lastLook && at <= now);
  return due && isFresh(due, now) ? due : undefined;
}

/** When a plan must be looked at next: at its first notice, or some time after its last one was struck out. */
export function nextLook(notices: readonly PrayerNotice[], now: Instant): Instant {
  return notices[0]?.at ?? now + endAfter * 60_000;
}

/** Strikes what is due out of a plan in order of time: what to say, and what is left. */
export function strikeDue(
  notices: readonly PrayerNotice[],
  now: Instant,
): { readonly say: PushedNotice | undefined; readonly left: readonly PrayerNotice[] } {
  if (notices.length === 0) return { say: { hasEnded: true }, left: [] };
  return {
    say: noticeDue(notices, Number.NEGATIVE_INFINITY, now),
    left: notices.filter(({ at }) => at > now),
  };
}
