import { addDays, type CalendarDay, formatCalendarDay, weekday } from "#domain/calendar-day.ts";
import { type Instant, instantIn } from "#domain/zoned-time.ts";
import type { Minutes } from "./calculation-options.ts";
import type { DayTimes } from "./day-times.ts";
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

/** The Friday prayer with its sermon is taken to last this much longer than another prayer. */
const sermon: Minutes = 30;

/** True where the mosque says when it prays at least one prayer. */
export function hasIqamah({ rules, jumuah }: MosqueIqamah): boolean {
  return jumuah !== null || prayers.some((prayer) => rules[prayer] !== undefined);
}

/** True for the dhuhr of a Friday at a mosque whose Friday prayer is known. */
export function isJumuah({ jumuah }: MosqueIqamah, day: CalendarDay, prayer: Prayer): boolean {
  return jumuah !== null && prayer === "dhuhr" && weekday(day) === 5;
}

/** How long the congregation of that prayer takes. */
export function congregationLength(mosque: MosqueIqamah, day: CalendarDay, prayer: Prayer): Minutes {
  return mosque.length + (isJumuah(mosque, day, prayer) ? sermon : 0);
}

/**
 * The iqamah of each prayer of a day; null without a rule, and where a fixed time falls before the adhan or more than
 * four hours after it, as it does when the seasons have moved past it.
 */
export function iqamahTimes(
  { day, times }: Pick<DayTimes, "day" | "times">,
  timeZone: string,
  mosque: MosqueIqamah,
): Readonly<Record<Prayer, Instant | null>> {
  const of = (prayer: Prayer): Instant | null => {
    if (isJumuah(mosque, day, prayer)) return clockTime(timeZone, day, mosque.jumuah ?? 0);
    const rule = mosque.rules[prayer];
    const adhan = times[prayer];
    if (!rule || adhan === null) return null;
    if ("after" in rule) return adhan + rule.after * 60_000;
    const minute = "at" in rule ? rule.at : minuteOn(rule, day);
    if (minute === undefined) return null;
    // An isha in congregation may be after midnight.
    const candidates = [clockTime(timeZone, day, minute), clockTime(timeZone, addDays(day, 1), minute)];
    return candidates.find((at) => at >= adhan && at - adhan <= longestWait * 60_000) ?? null;
  };
  return { fajr: of("fajr"), dhuhr: of("dhuhr"), asr: of("asr"), maghrib: of("maghrib"), isha: of("isha") };
}

function clockTime(timeZone: string, day: CalendarDay, minute: Minutes): Instant {
  return instantIn(timeZone, day, Math.floor(minute / 60), minute % 60);
}

function minuteOn(
  { dated, until }: { readonly dated: readonly DatedMinute[]; readonly until: string },
  day: CalendarDay,
): Minutes | undefined {
  const date = formatCalendarDay(day);
  return date > until ? undefined : dated.findLast(({ from }) => from <= date)?.minute;
}
