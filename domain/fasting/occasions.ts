import { type CalendarDay, daysFrom, weekday } from "#domain/calendar-day.ts";
import { type HijriReckoning, hijriDateOf } from "#domain/hijri/hijri-calendar.ts";
import { type HijriDate, ramadan } from "#domain/hijri/hijri-date.ts";

/** What a person can ask to be reminded of, each by itself. */
export const occasionKinds = [
  "ramadan",
  "arafah",
  "ashura",
  "shawwal",
  "white",
  "weekdays",
  "kahf",
  "noFast",
] as const;

export type OccasionKind = (typeof occasionKinds)[number];

/** What a day can be: of a fast that is owed or recommended, of Al-Kahf, or one on which nobody fasts. */
const kinds = {
  ramadan: "ramadan",
  arafah: "arafah",
  ashuraEve: "ashura",
  ashura: "ashura",
  ashuraAfter: "ashura",
  shawwal: "shawwal",
  white: "white",
  monday: "weekdays",
  thursday: "weekdays",
  kahf: "kahf",
  eidAlFitr: "noFast",
  eidAlAdha: "noFast",
  tashriq: "noFast",
} as const satisfies Record<string, OccasionKind>;

export type Occasion = keyof typeof kinds;

export const kindOf = (occasion: Occasion): OccasionKind => kinds[occasion];

/** A day with what it is, the weightiest first. */
export type OccasionDay = {
  readonly day: CalendarDay;
  readonly hijri: HijriDate;
  readonly occasions: readonly Occasion[];
};

const [muharram, shawwal, dhuAlHijjah] = [1, 10, 12];
const [monday, thursday, friday] = [1, 4, 5];

/**
 * On which days one does not fast: both feasts (Sahih al-Bukhari 1991, Sahih Muslim 1137) and the three days of tashriq
 * after the second (Sahih Muslim 1141).
 */
function feastOn({ month, day }: HijriDate): Occasion | undefined {
  if (month === shawwal && day === 1) return "eidAlFitr";
  if (month !== dhuAlHijjah) return undefined;
  if (day === 10) return "eidAlAdha";
  return day >= 11 && day <= 13 ? "tashriq" : undefined;
}

/**
 * Voluntary fasts of the Hijri year: Arafah and Ashura (Sahih Muslim 1162), the day before Ashura (Sunan Abu Dawud 2445)
 * and, as some scholars add, the one after it; six days of Shawwal, any of them (Sahih Muslim 1164); the white days of
 * every month (Jami at-Tirmidhi 761).
 */
function yearlyFastsOn({ month, day }: HijriDate): Occasion[] {
  const found: Occasion[] = [];
  if (month === dhuAlHijjah && day === 9) found.push("arafah");
  if (month === muharram && day === 9) found.push("ashuraEve");
  if (month === muharram && day === 10) found.push("ashura");
  if (month === muharram && day === 11) found.push("ashuraAfter");
  if (month === shawwal && day >= 2) found.push("shawwal");
  if (day >= 13 && day <= 15) found.push("white");
  return found;
}

/**
 * What a day is in a reckoning. In Ramadan the voluntary fasts give way to the fast of the month, and on a feast every
 * fast is left out, so the 13th of Dhu al-Hijjah is no white day. Monday and Thursday: Jami at-Tirmidhi 747. Al-Kahf on
 * Friday: al-Bayhaqi after Mishkat al-Masabih, and al-Darimi as a saying of Abu Sa'id. Empty outside the calendar's years.
 */
export function occasionsOn(day: CalendarDay, reckoning: HijriReckoning): Occasion[] {
  const hijri = hijriDateOf(day, reckoning);
  if (!hijri) return [];
  const ofWeek = weekday(day);
  const reading: Occasion[] = ofWeek === friday ? ["kahf"] : [];
  const feast = feastOn(hijri);
  if (feast) return [feast, ...reading];
  if (hijri.month === ramadan) return ["ramadan", ...reading];
  const weekly: Occasion[] = ofWeek === monday ? ["monday"] : ofWeek === thursday ? ["thursday"] : [];
  return [...yearlyFastsOn(hijri), ...weekly, ...reading];
}

/** True for a day on which a fast is owed or recommended. */
export function isFastDay(occasions: readonly Occasion[]): boolean {
  return occasions.some((each) => kindOf(each) !== "kahf" && kindOf(each) !== "noFast");
}

/** True for what a day is by its Hijri date, so that it moves with the month. */
export function isOfMonth(occasion: Occasion): boolean {
  return kindOf(occasion) !== "weekdays" && occasion !== "kahf";
}

/**
 * The days from `first` on, `count` in all, that are something of the wanted kinds. The six of Shawwal may be any of its
 * days: they are named once, on the first day from which they can be fasted.
 */
export function occasionDays(
  first: CalendarDay,
  count: number,
  reckoning: HijriReckoning,
  wanted: (kind: OccasionKind) => boolean = () => true,
): OccasionDay[] {
  return daysFrom(first, count).flatMap((day) => {
    const hijri = hijriDateOf(day, reckoning);
    if (!hijri) return [];
    const occasions = occasionsOn(day, reckoning).filter(
      (each) => wanted(kindOf(each)) && (each !== "shawwal" || hijri.day === 2),
    );
    return occasions.length > 0 ? [{ day, hijri, occasions }] : [];
  });
}
