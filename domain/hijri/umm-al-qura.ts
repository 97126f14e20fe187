import packaged from "@umalqura/core";
import { dayNumber } from "#domain/calendar-day.ts";
import type { HijriDate } from "./hijri-date.ts";

// Node reads the package as CommonJS, whose default lies a step deeper than a bundler finds it.
const { $: ummAlQura } = packaged.default ?? (packaged as unknown as typeof packaged.default);

/** Years AH the calendar is offered for. */
export const ummAlQuraYears = { first: 1343, last: 1500 } as const;

/** Before this year the calendar followed other rules and its table is a reconstruction. */
export const ummAlQuraExactFrom = 1420;

type MonthTable = {
  /** Day number of the first day of each month, and of the day after the last month. */
  readonly starts: readonly number[];
};

let table: MonthTable | undefined;

// Only the package's month lengths are read: its date arithmetic runs in the device's zone, ours in none.
function monthTable(): MonthTable {
  if (table) return table;
  const { gy, gm, gd } = ummAlQura.hijriToGregorian(ummAlQuraYears.first, 1, 1);
  const starts = [dayNumber({ year: gy, month: gm + 1, day: gd })];
  for (let year = ummAlQuraYears.first; year <= ummAlQuraYears.last; year++)
    for (let month = 1; month <= 12; month++)
      starts.push((starts.at(-1) ?? 0) + ummAlQura.getDaysInMonth(year, month));
  table = { starts };
  return table;
}

function monthIndex(year: number, month: number): number {
  return (year - ummAlQuraYears.first) * 12 + month - 1;
}

/** Day number of the first of a month; undefined outside 1343 to 1500. */
export function ummAlQuraMonthStart(year: number, month: number): number | undefined {
  if (year < ummAlQuraYears.first || year > ummAlQuraYears.last) return undefined;
  return monthTable().starts[monthIndex(year, month)];
}

/** 29 or 30; undefined outside 1343 to 1500. */
export function ummAlQuraMonthLength(year: number, month: number): number | undefined {
  const start = ummAlQuraMonthStart(year, month);
  const next = monthTable().starts[monthIndex(year, month) + 1];
  return start === undefined || next === undefined ? undefined : next - start;
}

/** The date on the day with that number; undefined outside 1343 to 1500. */
export function ummAlQuraDate(number: number): HijriDate | undefined {
  const { starts } = monthTable();
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
    year: ummAlQuraYears.first + Math.floor(low / 12),
    month: (low % 12) + 1,
    day: number - (starts[low] ?? 0) + 1,
  };
}
