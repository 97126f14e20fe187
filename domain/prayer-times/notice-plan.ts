import type { Instant } from "#domain/zoned-time.ts";
import type { Minutes } from "./calculation-options.ts";
import type { Prayer } from "./prayer-name.ts";

/** All that leaves the device: an instant, a prayer's name and whether it is its iqamah; no place and no method. */
export type PrayerNotice = { readonly at: Instant; readonly prayer: Prayer; readonly isIqamah?: true };

/** The evening before a day of fasting or of the week, or a time for athkar; what it is about does not leave the device. */
export type DayNotice = { readonly at: Instant; readonly isDay: true };

/** What a device plans for the time when no page is open. */
export type PlannedNotice = PrayerNotice | DayNotice;

/** What a push tells the device, which has the texts: a notice, or that the plan has ended. */
export type PushedNotice = PlannedNotice | { readonly hasEnded: true };

/** Days that a device plans ahead for the time when no page is open. */
export const noticeDays = 14;

/** Most notices of one plan: fourteen days of five prayers with an iqamah each and of an evening, and of athkar. */
export const mostPlanned = 500;

/** A notice older than this is dropped, so that a waking device does not show many at once. */
export const noticeLife: Minutes = 10;

/** Minutes after the last notice until a message says that no more will come. */
const endAfter: Minutes = 60;

/** True while a notice may still be shown: until `noticeLife` after its time. */
export function isFresh({ at }: { readonly at: Instant }, now: Instant): boolean {
  return now - at <= noticeLife * 60_000;
}

/** The notice to show now among those due since the last check: the latest, if it is still fresh. */
export function noticeDue<Notice extends { readonly at: Instant }>(
  notices: readonly Notice[],
  lastCheck: Instant,
  now: Instant,
): Notice | undefined {
  const due = notices.findLast(({ at }) => at > lastCheck && at <= now);
  return due && isFresh(due, now) ? due : undefined;
}

/** When a plan must be checked next: at its first notice, or some time after its last one was removed. */
export function nextCheck(notices: readonly PlannedNotice[], now: Instant): Instant {
  return notices[0]?.at ?? now + endAfter * 60_000;
}

/** Splits a sorted plan into the notice to send now and those to come. */
export function splitDue(
  notices: readonly PlannedNotice[],
  now: Instant,
): { readonly due: PushedNotice | undefined; readonly upcoming: readonly PlannedNotice[] } {
  if (notices.length === 0) return { due: { hasEnded: true }, upcoming: [] };
  return {
    due: noticeDue(notices, Number.NEGATIVE_INFINITY, now),
    upcoming: notices.filter(({ at }) => at > now),
  };
}
