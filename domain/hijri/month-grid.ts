import { addDays, type CalendarDay, weekday } from "#domain/calendar-day.ts";
import type { Language } from "#domain/language.ts";
import { gregorianDayOf, type HijriReckoning, hijriDateOf, hijriMonthLength } from "./hijri-calendar.ts";
import type { HijriDate } from "./hijri-date.ts";

export type MonthCell = {
  readonly hijri: HijriDate;
  readonly gregorian: CalendarDay;
  /** False for the days of the neighbouring months that fill the first and last week. */
  readonly isInMonth: boolean;
};

/** The day a week begins with where the language is most spoken, 0 for Sunday (CLDR 47, week data). */
export const firstWeekday = { en: 0, ar: 6, fr: 1, ur: 0, id: 0, tr: 1 } as const satisfies Record<
  Language,
  number
>;

/** The weeks of a Hijri month, seven cells each; empty outside the calendar's years. */
export function monthGrid(
  month: { readonly year: number; readonly month: number },
  reckoning: HijriReckoning,
  weekStart: number,
): readonly (readonly MonthCell[])[] {
  const length = hijriMonthLength(reckoning.calendar, month.year, month.month);
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
