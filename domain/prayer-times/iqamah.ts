import { type CalendarDay, weekday } from "#domain/calendar-day.ts";
import type { Minutes } from "./calculation-options.ts";
import { type Prayer, prayers } from "./prayer-name.ts";

/** A time of the clock that holds from a day on: `2026-03-04`, and minutes from midnight. */
export type DatedMinute = { readonly from: string; readonly minute: Minutes };

/**
 * When a mosque prays in congregation: minutes after the adhan, a time of the clock in minutes from midnight, or such
 * times by day as its timetable has them, up to the timetable's last day.
 */
export type IqamahRule =
  | { readonly after: Minutes }
  | { readonly at: Minutes }
  | { readonly dated: readonly DatedMinute[]; readonly until: string };

/** What a person's mosque does; a prayer without a rule has no iqamah. */
export type MosqueIqamah = {
  /** The mosque's name, empty where none was given. */
  readonly mosque: string;
  readonly rules: Readonly<Partial<Record<Prayer, IqamahRule>>>;
  /** The Friday prayer, in minutes from midnight; it takes the place of dhuhr. */
  readonly jumuah: Minutes | null;
  /** How long a prayer in congregation takes. */
  readonly length: Minutes;
  /** Minutes before the iqamah of a notice of its own; null for none. */
  readonly noticeBefore: Minutes | null;
};

export const noIqamah: MosqueIqamah = {
  mosque: "",
  rules: {},
  jumuah: null,
  length: 10,
  noticeBefore: null,
};

/** Longest wait from adhan to iqamah; a time of the clock outside of it is not that prayer's on that day. */
export const longestWait: Minutes = 240;

/** The limits of what a person may enter. */
export const iqamahLimits = {
  after: { min: 0, max: longestWait },
  at: { min: 0, max: 1439 },
  length: { min: 3, max: 60 },
  noticeBefore: { min: 0, max: 60 },
  mosque: 80,
  dated: 120,
} as const;

/** True where the mosque says when it prays at least one prayer. */
export function hasIqamah({ rules, jumuah }: MosqueIqamah): boolean {
  return jumuah !== null || prayers.some((prayer) => rules[prayer] !== undefined);
}

/** True for the dhuhr of a Friday at a mosque whose Friday prayer is known. */
export function isJumuah({ jumuah }: MosqueIqamah, day: CalendarDay, prayer: Prayer): boolean {
  return jumuah !== null && prayer === "dhuhr" && weekday(day) === 5;
}
