import { type Prayer, prayers } from "#domain/prayer-times/prayer-name.ts";
import { isPaused, type Pause } from "./pause.ts";
import { type PrayerMark, parseLogKey } from "./prayer-mark.ts";

/** Prayers still to be made up, by prayer. */
export type OwedPrayers = Readonly<Record<Prayer, number>>;

/** The most that is counted of one prayer: a hundred years of 365.25 days. */
export const mostOwed = 36_525;

/** How many prayers of each name are marked as missed on days that are not paused. */
export function missedPrayers(marks: ReadonlyMap<string, PrayerMark>, pauses: readonly Pause[]): OwedPrayers {
  const missed = { fajr: 0, dhuhr: 0, asr: 0, maghrib: 0, isha: 0 };
  for (const [key, mark] of marks) {
    const place = mark === "missed" ? parseLogKey(key) : undefined;
    if (place && !isPaused(pauses, place.day)) missed[place.prayer] += 1;
  }
  return missed;
}

/**
 * What is owed: the counters, which have what the person added and took off, and what the log has as missed. Two devices
 * that take off the same prayer may bring a counter below zero; never less than nothing is owed.
 */
export function owedPrayers(counters: ReadonlyMap<string, number>, missed: OwedPrayers): OwedPrayers {
  const owed = (prayer: Prayer) => withinOwed((counters.get(prayer) ?? 0) + missed[prayer]);
  return {
    fajr: owed("fajr"),
    dhuhr: owed("dhuhr"),
    asr: owed("asr"),
    maghrib: owed("maghrib"),
    isha: owed("isha"),
  };
}

/** What to add to the counter of a prayer so that `target` is owed, or the nearest number there may be. */
export function changeToOwe(
  counters: ReadonlyMap<string, number>,
  missed: OwedPrayers,
  prayer: Prayer,
  target: number,
): number {
  return withinOwed(target) - (counters.get(prayer) ?? 0) - missed[prayer];
}

/** True for a number that can be owed of one prayer: whole, 0 to `mostOwed`. */
export function isOwedCount(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= mostOwed;
}

/** True for the key of a counter. */
export function isPrayerName(key: string): key is Prayer {
  return prayers.some((prayer) => prayer === key);
}

function withinOwed(count: number): number {
  return Math.min(mostOwed, Math.max(0, count));
}

/** A time in which prayers were missed, in years of the sun or of the moon, and days of each month that are not owed. */
export type MissedTime = {
  readonly years: number;
  readonly months: number;
  readonly days: number;
  readonly calendar: "gregorian" | "hijri";
  readonly exemptDaysAMonth: number;
};

/** What may be entered of each; days of a month that are not owed are those of menses, at most half a month. */
export const missedTimeLimits = { years: 100, months: 1200, days: mostOwed, exemptDaysAMonth: 15 } as const;

/**
 * Days in a mean year: the Gregorian calendar has 97 leap years in 400, the tabular Hijri one 11 in 30 (Reingold and
 * Dershowitz, "Calendrical Calculations", chapters 2 and 7).
 */
const yearLength = { gregorian: 365 + 97 / 400, hijri: 354 + 11 / 30 } as const;

/** The days on which prayers of that time are owed, rounded up; not a number where a part is out of its limits. */
export function daysOwed(time: MissedTime): number {
  const { years, months, days, calendar, exemptDaysAMonth } = time;
  const parts = { years, months, days, exemptDaysAMonth };
  const isValid = Object.entries(missedTimeLimits).every(([name, most]) => {
    const value = parts[name as keyof typeof parts];
    return Number.isInteger(value) && value >= 0 && value <= most;
  });
  if (!isValid) return Number.NaN;
  const wholeMonths = years * 12 + months;
  return Math.max(
    0,
    Math.ceil((wholeMonths * yearLength[calendar]) / 12) + days - wholeMonths * exemptDaysAMonth,
  );
}
