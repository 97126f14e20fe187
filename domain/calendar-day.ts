/** A day of the Gregorian calendar, without an hour and without a zone. */
export type CalendarDay = { readonly year: number; readonly month: number; readonly day: number };

const dayLength = 86_400_000;

/** Days since 1970-01-01, negative before it. */
export function dayNumber({ year, month, day }: CalendarDay): number {
  return Math.round(Date.UTC(year, month - 1, day) / dayLength);
}

/** The day with that number. */
export function calendarDayAt(number: number): CalendarDay {
  const date = new Date(number * dayLength);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** True when the calendar has that day: not 30 February, not month 13; years 1000 to 9999. */
export function isCalendarDay(day: CalendarDay): boolean {
  if (!Number.isInteger(day.year) || day.year < 1000 || day.year > 9999) return false;
  return isSameDay(calendarDayAt(dayNumber(day)), day);
}

export function isSameDay(a: CalendarDay, b: CalendarDay): boolean {
  return a.year === b.year && a.month === b.month && a.day === b.day;
}

/** The day so many days later; earlier when negative. */
export function addDays(day: CalendarDay, days: number): CalendarDay {
  return calendarDayAt(dayNumber(day) + days);
}

/** `first` and the days after it, `count` in all. */
export function daysFrom(first: CalendarDay, count: number): CalendarDay[] {
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}

/** Day of the week, 0 for Sunday to 6 for Saturday. */
export function weekday(day: CalendarDay): number {
  // 1970-01-01 was a Thursday.
  return (((dayNumber(day) + 4) % 7) + 7) % 7;
}

/** Days of a month, 28 to 31. */
export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** `2026-02-28`. */
export function formatCalendarDay({ year, month, day }: CalendarDay): string {
  return [String(year).padStart(4, "0"), String(month).padStart(2, "0"), String(day).padStart(2, "0")].join(
    "-",
  );
}

/** Reads `2026-02-28`; undefined for anything else, or a day that does not exist. */
export function parseCalendarDay(text: string): CalendarDay | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return undefined;
  const day = { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) };
  return isCalendarDay(day) ? day : undefined;
}
