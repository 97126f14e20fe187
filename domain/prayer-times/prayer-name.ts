/** The five daily prayers, in the order of the day. */
export const prayers = ["fajr", "dhuhr", "asr", "maghrib", "isha"] as const;

export type Prayer = (typeof prayers)[number];

/** The marks that divide a day: the five prayers, and sunrise, which ends fajr. */
export const dayMarks = ["fajr", "sunrise", "dhuhr", "asr", "maghrib", "isha"] as const;

export type DayMark = (typeof dayMarks)[number];

/** Every time in a day's table, in order; sunset is the astronomical one, without adjustment. */
export const dayMoments = [
  "fajr",
  "sunrise",
  "dhuhr",
  "asr",
  "sunset",
  "maghrib",
  "isha",
  "midnight",
  "lastThird",
] as const;

export type DayMoment = (typeof dayMoments)[number];
