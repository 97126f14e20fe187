import { addDays, formatCalendarDay, parseCalendarDay } from "#domain/calendar-day.ts";

/** The count of a day, or of all days. */
export type Totals = { readonly count: number; readonly rounds: number };

/** Totals by day, `2026-02-28`. */
export type DayTotals = Readonly<Record<string, Totals>>;

export const noTotals: Totals = { count: 0, rounds: 0 };

/** The sum, never below zero: two devices that clear the same totals would subtract them twice. */
export function plus(a: Totals, b: Totals): Totals {
  return { count: Math.max(0, a.count + b.count), rounds: Math.max(0, a.rounds + b.rounds) };
}

/** The total of all days. */
export function sumOf(days: DayTotals): Totals {
  return Object.values(days).reduce(plus, noTotals);
}

/** The days up to `last`, oldest first, `length` in all, days without a count as zero. */
export function daysUpTo(
  last: string,
  length: number,
  days: DayTotals,
): readonly (Totals & { readonly day: string })[] {
  const end = parseCalendarDay(last);
  if (!end) throw new RangeError(`not a day: ${last}`);
  return Array.from({ length }, (_, place) => {
    const day = formatCalendarDay(addDays(end, place - length + 1));
    return { day, ...(days[day] ?? noTotals) };
  });
}
