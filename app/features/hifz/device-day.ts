import { type CalendarDay, formatCalendarDay } from "#domain/calendar-day.ts";

/** The day on the device's clock. */
export function deviceDay(moment: Date = new Date()): CalendarDay {
  return { year: moment.getFullYear(), month: moment.getMonth() + 1, day: moment.getDate() };
}

/** The same as `2026-02-28`. */
export function deviceDayKey(): string {
  return formatCalendarDay(deviceDay());
}

/** Midnights on the device's clock, in milliseconds: that at which today began, and those of so many days after it. */
export function deviceMidnights(daysAfter: number): number[] {
  const now = new Date();
  return Array.from({ length: daysAfter + 1 }, (_, days) =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate() + days).getTime(),
  );
}
