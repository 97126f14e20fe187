import type { HijriDate } from "./hijri-date.ts";
import { firstDay, monthLengths } from "./umm-al-qura-months.ts";

/** Years AH for which the calendar is offered. */
export const ummAlQuraYears = { first: 1343, last: 1500 } as const;

/** Before this year the calendar followed other rules and its table is a reconstruction. */
export const ummAlQuraExactFrom = 1420;

let known: readonly number[] | undefined;

/** Day number of the first day of each month, and of the day after the last month. */
function monthStarts(): readonly number[] {
  if (known) return known;
  const found = [firstDay];
  for (let year = 0; year * 3 < monthLengths.length; year++) {
    const lengths = Number.parseInt(monthLengths.slice(year * 3, year * 3 + 3), 16);
    for (let month = 0; month < 12; month++)
      found.push((found.at(-1) ?? 0) + 29 + ((lengths >> (11 - month)) & 1));
  }
  known = found;
  return found;
}

function monthIndex(year: number, month: number): number {
  return (year - ummAlQuraYears.first) * 12 + month - 1;
}

/** Day number of the first of a month; undefined outside 1343 to 1500. */
export function ummAlQuraMonthStart(year: number, month: number): number | undefined {
  if (year < ummAlQuraYears.first || year > ummAlQuraYears.last) return undefined;
  return monthStarts()[monthIndex(year, month)];
}

/** 29 or 30; undefined outside 1343 to 1500. */
export function ummAlQuraMonthLength(year: number, month: number): number | undefined {
  const start = ummAlQuraMonthStart(year, month);
  const next = monthStarts()[monthIndex(year, month) + 1];
  return start === undefined || next === undefined ? undefined : next - start;
}

/** The date of the day with that number; undefined outside 1343 to 1500. */
export function ummAlQuraDate(number: number): HijriDate | undefined {
  const starts = monthStarts();
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
