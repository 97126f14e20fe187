import { type CalendarDay, formatCalendarDay } from "#domain/calendar-day.ts";

/** The day on the device's clock. */
export function deviceDay(moment: Date = new Date()): CalendarDay {
  return { year: moment.getFullYear(), month: moment.getMonth() + 1, day: moment.getDate() };
}

/** The same as `2026-02-28`. */
export function deviceDayKey(): string {
  return formatCalendarDay(deviceDay());
}

/** Midnight at which the device's day began, in milliseconds. */
export function startOfDeviceDay(): number {
  return new Date().setHours(0, 0, 0, 0);
}
