import type { HijriDate } from "./hijri-date.ts";

/** Years AH for which there are tables of months. */
export const tableYears = { first: 1343, last: 1500 } as const;

/** The months of a calendar from 1343 to 1500, by day numbers from 1 January 1970. */
export type MonthTable = {
  /** Day number of the first of a month; undefined outside the table. */
  readonly start: (year: number, month: number) => number | undefined;
  /** 29 or 30; undefined outside the table. */
  readonly length: (year: number, month: number) => number | undefined;
  /** The date of the day with that number; undefined outside the table. */
  readonly date: (number: number) => HijriDate | undefined;
};

/**
 * A table from the day number of 1 Muharram 1343 and three hexadecimal digits per year: from Muharram in the
 * highest bit to Dhu al-Hijjah in the lowest, set if the month has 30 days. It is expanded at first use.
 */
export function monthTable(firstDay: number, monthLengths: string): MonthTable {
  let expanded: readonly number[] | undefined;
  const starts = () => {
    expanded ??= expand(firstDay, monthLengths);
    return expanded;
  };
  const start = (year: number, month: number) =>
    year < tableYears.first || year > tableYears.last ? undefined : starts()[indexOf(year, month)];
  return {
    start,
    length: (year, month) => {
      const from = start(year, month);
      const next = starts()[indexOf(year, month) + 1];
      return from === undefined || next === undefined ? undefined : next - from;
    },
    date: (number) => dateIn(starts(), number),
  };
}

function expand(firstDay: number, monthLengths: string): number[] {
  const found = [firstDay];
  for (let year = 0; year * 3 < monthLengths.length; year++) {
    const lengths = Number.parseInt(monthLengths.slice(year * 3, year * 3 + 3), 16);
    for (let month = 0; month < 12; month++)
      found.push((found.at(-1) ?? 0) + 29 + ((lengths >> (11 - month)) & 1));
  }
  return found;
}

function indexOf(year: number, month: number): number {
  return (year - tableYears.first) * 12 + month - 1;
}

function dateIn(starts: readonly number[], number: number): HijriDate | undefined {
  const end = starts.at(-1) ?? 0;
  const first = starts[0] ?? 0;
  if (number < first || number >= end) return undefined;
  let low = 0;
  let high = starts.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= number) low = middle;
    else high = middle;
  }
  return {
    year: tableYears.first + Math.floor(low / 12),
    month: (low % 12) + 1,
    day: number - (starts[low] ?? 0) + 1,
  };
}
