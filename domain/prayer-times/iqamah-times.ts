import { addDays, type CalendarDay, formatCalendarDay } from "#domain/calendar-day.ts";
import { type Instant, instantIn } from "#domain/zoned-time.ts";
import type { Minutes } from "./calculation-options.ts";
import type { DayTimes } from "./day-times.ts";
import { type DatedMinute, isJumuah, longestWait, type MosqueIqamah } from "./iqamah.ts";
import type { Prayer } from "./prayer-name.ts";

/** The Friday prayer with its sermon is taken to last this much longer than another prayer. */
const sermon: Minutes = 30;

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
