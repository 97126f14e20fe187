import type { Instant } from "#domain/zoned-time.ts";
import type { Minutes } from "./calculation-options.ts";
import type { Prayer } from "./prayer-name.ts";
import type { TimetableDay } from "./timetable.ts";

/** A part of a day, from its first instant to its end. */
export type Period = { readonly from: Instant; readonly until: Instant };

/** When no voluntary prayer is prayed. */
export const forbiddenPeriods = ["afterFajr", "rising", "zenith", "afterAsr", "setting"] as const;

export type ForbiddenPeriod = (typeof forbiddenPeriods)[number];

/** The end of each prayer and the periods of a day; null where a time that bounds one is missing. */
export type DayPeriods = {
  readonly ends: Readonly<Record<Prayer, Instant | null>>;
  /** The last instant at which isha is still on time for one with an excuse: the next fajr. */
  readonly lastIsha: Instant | null;
  readonly forbidden: Readonly<Record<ForbiddenPeriod, Period | null>>;
  readonly duha: Period | null;
};

/**
 * The hadith gives no minutes for the sun's rising "by the height of a spear" (Sunan Abu Dawud 1277) nor for the other two
 * hours; timetables allow about a quarter of an hour at the horizon and five minutes at the zenith. So do we, by choice.
 */
const atHorizon: Minutes = 15;
const atZenith: Minutes = 5;

/**
 * The ends of the prayers: fajr at sunrise, dhuhr at asr, maghrib at isha, isha at the middle of the night (Sahih Muslim
 * 612), asr at sunset (Sahih al-Bukhari 579); isha for one with an excuse at fajr, by many scholars from Sahih Muslim 681.
 * The three hours without prayer: Sahih Muslim 831; after fajr and after asr: Sahih al-Bukhari 586. Duha lies between the
 * first two of the three (Sahih Muslim 720 and 748).
 */
export function dayPeriods({ times }: TimetableDay, nextFajr: Instant | null): DayPeriods {
  const { fajr, sunrise, dhuhr, asr, sunset, maghrib, isha, midnight } = times;
  const risen = sunrise === null ? null : sunrise + atHorizon * 60_000;
  const highest = dhuhr === null ? null : dhuhr - atZenith * 60_000;
  const sinking = sunset === null ? null : sunset - atHorizon * 60_000;
  return {
    ends: {
      fajr: fajr === null ? null : sunrise,
      dhuhr: dhuhr === null ? null : asr,
      asr: asr === null ? null : sunset,
      maghrib: maghrib === null ? null : isha,
      // Where isha begins in the middle of the night, it lasts until fajr.
      isha: isha !== null && midnight !== null && midnight > isha ? midnight : nextFajr,
    },
    lastIsha: nextFajr,
    forbidden: {
      afterFajr: period(fajr, sunrise),
      rising: period(sunrise, risen),
      zenith: period(highest, dhuhr),
      afterAsr: period(asr, sunset),
      setting: period(sinking, sunset),
    },
    duha: period(risen, highest),
  };
}

function period(from: Instant | null, until: Instant | null): Period | null {
  return from !== null && until !== null && from < until ? { from, until } : null;
}

/** True from the first instant of a period until its end. */
export function isWithin(now: Instant, within: Period | null): boolean {
  return within !== null && now >= within.from && now < within.until;
}
