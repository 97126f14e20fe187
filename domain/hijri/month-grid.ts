import { addDays, type CalendarDay, weekday } from "#domain/calendar-day.ts";
import { gregorianDayOf, type HijriReckoning, hijriDateOf, hijriMonthLength } from "./hijri-calendar.ts";
import type { HijriDate } from "./hijri-date.ts";

export type MonthCell = {
  readonly hijri: HijriDate;
  readonly gregorian: CalendarDay;
  /** False for days of the neighbouring months that fill the first and last week. */
  readonly isInMonth: boolean;
};

/** The weeks of a Hijri month, seven days each; empty outside the calendar's years. */
export function monthGrid(
  month: { readonly year: number; readonly month: number },
  reckoning: HijriReckoning,
  weekStart: number,
): readonly (readonly MonthCell[])[] {
  const length = hijriMonthLength(reckoning, month.year, month.month);
  const first = gregorianDayOf({ ...month, day: 1 }, reckoning);
  if (length === undefined || first === undefined) return [];
  const lead = (weekday(first) - weekStart + 7) % 7;
  const weeks = Math.ceil((lead + length) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, column) => week * 7 + column - lead).flatMap((offset) => {
      const gregorian = addDays(first, offset);
      const hijri = hijriDateOf(gregorian, reckoning);
      return hijri ? [{ hijri, gregorian, isInMonth: offset >= 0 && offset < length }] : [];
    }),
  );
}
