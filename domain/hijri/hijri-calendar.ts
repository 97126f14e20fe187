import { addDays, type CalendarDay, calendarDayAt, dayNumber } from "#domain/calendar-day.ts";
import { civilYears } from "./civil-calendar.ts";
import { addMonths, type HijriDate } from "./hijri-date.ts";
import { exactFrom, type HijriCalendar, monthTables } from "./month-authority.ts";
import { tableYears } from "./month-table.ts";

/** Days by which the local sighting is ahead of the calendar (positive) or behind it. */
export const hijriAdjustments = [-2, -1, 0, 1, 2] as const;

export type HijriAdjustment = (typeof hijriAdjustments)[number];

/** From this month on, months begin so many days earlier than in the calendar (positive) or later. */
export type HijriCorrection = HijriMonth & { readonly days: HijriAdjustment };

export type HijriMonth = { readonly year: number; readonly month: number };

/** A person's choice of calendar, adjustment and corrections; the default is Umm al-Qura without any. */
export type HijriReckoning = {
  readonly calendar: HijriCalendar;
  /** Moves the whole calendar, up to the first correction. */
  readonly adjustment: HijriAdjustment;
  /** In the order of their months. */
  readonly corrections?: readonly HijriCorrection[];
};

export const defaultReckoning: HijriReckoning = { calendar: "umm_alqura", adjustment: 0 };

/** First and last year AH of a calendar. */
export function hijriYears(calendar: HijriCalendar): { readonly first: number; readonly last: number } {
  return calendar === "civil" ? civilYears : tableYears;
}

/** First and last day of a calendar with the adjustment applied. */
export function calendarSpan(reckoning: HijriReckoning): {
  readonly first: CalendarDay;
  readonly last: CalendarDay;
} {
  const years = hijriYears(reckoning.calendar);
  const length = hijriMonthLength(reckoning, years.last, 12) ?? 29;
  const first = gregorianDayOf({ year: years.first, month: 1, day: 1 }, reckoning);
  const last = gregorianDayOf({ year: years.last, month: 12, day: length }, reckoning);
  if (!first || !last) throw new Error(`${reckoning.calendar} has no days`);
  return { first, last };
}

/** Days of a month, 29 or 30; undefined outside the calendar's years. */
export function hijriMonthLength(reckoning: HijriReckoning, year: number, month: number): number | undefined {
  const length = monthTables[reckoning.calendar].length(year, month);
  if (length === undefined || !reckoning.corrections?.length) return length;
  return length + shiftAt(reckoning, { year, month }) - shiftAt(reckoning, addMonths({ year, month }, 1));
}

/** Days by which a month begins earlier than in the calendar: the latest correction up to it, or the adjustment. */
export function shiftAt(
  { adjustment, corrections = [] }: HijriReckoning,
  month: HijriMonth,
): HijriAdjustment {
  return corrections.findLast((each) => !isBefore(month, each))?.days ?? adjustment;
}

function isBefore(one: HijriMonth, other: HijriMonth): boolean {
  return one.year * 12 + one.month < other.year * 12 + other.month;
}

/** Day number of the first of a month; undefined outside the calendar's years. */
function monthStart(reckoning: HijriReckoning, month: HijriMonth): number | undefined {
  const start = monthTables[reckoning.calendar].start(month.year, month.month);
  return start === undefined ? undefined : start - shiftAt(reckoning, month);
}

/**
 * The Hijri date of a day; undefined outside the calendar's years. The adjustment shifts the whole calendar, and a
 * correction lengthens or shortens the month before it, so that days follow one another without gap or repetition.
 */
export function hijriDateOf(day: CalendarDay, reckoning = defaultReckoning): HijriDate | undefined {
  const table = monthTables[reckoning.calendar];
  const number = dayNumber(day);
  if (!reckoning.corrections?.length) return table.date(number + reckoning.adjustment);
  const near = table.date(number) ?? table.date(number + reckoning.adjustment) ?? table.date(number + 2);
  if (!near) return undefined;
  for (const by of [1, 0, -1]) {
    const month = addMonths(near, by);
    const start = monthStart(reckoning, month);
    const length = hijriMonthLength(reckoning, month.year, month.month) ?? 0;
    if (start !== undefined && start <= number && number < start + length)
      return { ...month, day: number - start + 1 };
  }
  return undefined;
}

/** The day of a Hijri date; undefined if the month has no such day or the calendar no such year. */
export function gregorianDayOf(date: HijriDate, reckoning = defaultReckoning): CalendarDay | undefined {
  const length = hijriMonthLength(reckoning, date.year, date.month);
  const start = monthStart(reckoning, date);
  if (length === undefined || start === undefined || date.day < 1 || date.day > length) return undefined;
  return addDays(calendarDayAt(start), date.day - 1);
}

/**
 * True if the date may be a day off the calendar in use at the time: always in the civil calendar, in the others
 * before their rule.
 */
export function isApproximate(date: HijriDate, calendar: HijriCalendar): boolean {
  return calendar === "civil" || date.year < exactFrom[calendar];
}
