import type { HijriDate } from "./hijri-date.ts";

/** Years AH for which the civil calendar is offered: the arithmetic has no limit, but our pages need one. */
export const civilYears = { first: 1, last: 1600 } as const;

/** Day number of 1 Muharram 1: 16 July 622 of the Julian calendar, 19 July of the Gregorian. */
const epoch = -492_148;

/**
 * Days before a year: 354 in each, and 11 leap days in thirty years, in years 2, 5, 7, 10, 13, 16, 18, 21, 24,
 * 26 and 29 (Reingold and Dershowitz, Calendrical Calculations, 4th edition, 7.1).
 */
function daysBeforeYear(year: number): number {
  return (year - 1) * 354 + Math.floor((3 + 11 * year) / 30);
}

function daysBeforeMonth(month: number): number {
  return 29 * (month - 1) + Math.floor(month / 2);
}

/** Day number of the first of a month; undefined outside 1 to 1600. */
export function civilMonthStart(year: number, month: number): number | undefined {
  if (year < civilYears.first || year > civilYears.last) return undefined;
  return epoch + daysBeforeYear(year) + daysBeforeMonth(month);
}

/** 30 and 29 days alternately; the last month has 30 in a leap year. */
export function civilMonthLength(year: number, month: number): number | undefined {
  if (year < civilYears.first || year > civilYears.last) return undefined;
  if (month < 12) return month % 2 === 1 ? 30 : 29;
  return daysBeforeYear(year + 1) - daysBeforeYear(year) - daysBeforeMonth(12);
}

/** The date of the day with that number; undefined outside 1 to 1600. */
export function civilDate(number: number): HijriDate | undefined {
  const days = number - epoch;
  const year = Math.floor((30 * days + 10_646) / 10_631);
  if (year < civilYears.first || year > civilYears.last) return undefined;
  const inYear = days - daysBeforeYear(year);
  const month = Math.min(12, Math.floor((11 * inYear + 330) / 325));
  return { year, month, day: inYear - daysBeforeMonth(month) + 1 };
}
