import { addDays, type CalendarDay, calendarDayAt, dayNumber } from "#domain/calendar-day.ts";
import { civilDate, civilMonthLength, civilMonthStart, civilYears } from "./civil-calendar.ts";
import type { HijriDate } from "./hijri-date.ts";
import { ramadan } from "./hijri-date.ts";
import {
  ummAlQuraDate,
  ummAlQuraExactFrom,
  ummAlQuraMonthLength,
  ummAlQuraMonthStart,
  ummAlQuraYears,
} from "./umm-al-qura.ts";

/** The official calendar of Saudi Arabia, and the arithmetical one. */
export const hijriCalendars = ["umm_alqura", "civil"] as const;

export type HijriCalendar = (typeof hijriCalendars)[number];

/** Days by which the local sighting is ahead of the calendar (positive) or behind it. */
export const hijriAdjustments = [-2, -1, 0, 1, 2] as const;

export type HijriAdjustment = (typeof hijriAdjustments)[number];

/** A person's choice of calendar and adjustment; the default is Umm al-Qura without adjustment. */
export type HijriReckoning = { readonly calendar: HijriCalendar; readonly adjustment: HijriAdjustment };

export const defaultReckoning: HijriReckoning = { calendar: "umm_alqura", adjustment: 0 };

/** First and last year AH of a calendar. */
export function hijriYears(calendar: HijriCalendar): { readonly first: number; readonly last: number } {
  return calendar === "civil" ? civilYears : ummAlQuraYears;
}

/** First and last day of a calendar with the adjustment applied. */
export function calendarSpan(reckoning: HijriReckoning): {
  readonly first: CalendarDay;
  readonly last: CalendarDay;
} {
  const years = hijriYears(reckoning.calendar);
  const length = hijriMonthLength(reckoning.calendar, years.last, 12) ?? 29;
  const first = gregorianDayOf({ year: years.first, month: 1, day: 1 }, reckoning);
  const last = gregorianDayOf({ year: years.last, month: 12, day: length }, reckoning);
  if (!first || !last) throw new Error(`${reckoning.calendar} has no days`);
  return { first, last };
}

/** Days of a month, 29 or 30; undefined outside the calendar's years. */
export function hijriMonthLength(calendar: HijriCalendar, year: number, month: number): number | undefined {
  return calendar === "civil" ? civilMonthLength(year, month) : ummAlQuraMonthLength(year, month);
}

/**
 * The Hijri date of a day; undefined outside the calendar's years. The adjustment shifts the whole calendar,
 * so that days follow one another without gap or repetition.
 */
export function hijriDateOf(day: CalendarDay, reckoning = defaultReckoning): HijriDate | undefined {
  const number = dayNumber(day) + reckoning.adjustment;
  return reckoning.calendar === "civil" ? civilDate(number) : ummAlQuraDate(number);
}

/** The day of a Hijri date; undefined if the month has no such day or the calendar no such year. */
export function gregorianDayOf(date: HijriDate, reckoning = defaultReckoning): CalendarDay | undefined {
  const length = hijriMonthLength(reckoning.calendar, date.year, date.month);
  if (length === undefined || date.day < 1 || date.day > length) return undefined;
  const start =
    reckoning.calendar === "civil"
      ? civilMonthStart(date.year, date.month)
      : ummAlQuraMonthStart(date.year, date.month);
  if (start === undefined) return undefined;
  return addDays(calendarDayAt(start), date.day - 1 - reckoning.adjustment);
}

/**
 * True if the date may be a day off the calendar in use at the time: always in the civil calendar, before
 * 1420 in Umm al-Qura.
 */
export function isApproximate(date: HijriDate, calendar: HijriCalendar): boolean {
  return calendar === "civil" || date.year < ummAlQuraExactFrom;
}

/** True on the days of Ramadan by Umm al-Qura, or by the civil calendar in years outside its table. */
export function isRamadan(day: CalendarDay): boolean {
  const date = hijriDateOf(day) ?? hijriDateOf(day, { calendar: "civil", adjustment: 0 });
  return date?.month === ramadan;
}
