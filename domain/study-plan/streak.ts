import { addDays, type CalendarDay, formatCalendarDay, weekday } from "#domain/calendar-day.ts";

/** Days in a row on which something was done, and how many missed study days it bridged. */
export type Streak = { readonly days: number; readonly graceDays: number; readonly isTodayDone: boolean };

/** Of any so many days one study day may be missed. */
const graceInterval = 7;

/** Days looked back. */
const longest = 3660;

/**
 * The streak that ends today. Today not done yet breaks nothing; a day that is no study day neither counts nor
 * breaks unless something was done on it; one study day in any seven may be missed.
 */
export function streakOf(done: ReadonlySet<string>, today: CalendarDay, weekdays: readonly number[]): Streak {
  const isTodayDone = done.has(formatCalendarDay(today));
  let days = isTodayDone ? 1 : 0;
  let missedSince = 0;
  let graceDays = 0;
  let lastGraceDay = Number.POSITIVE_INFINITY;
  for (let back = 1; back < longest; back++) {
    const day = addDays(today, -back);
    if (done.has(formatCalendarDay(day))) {
      days++;
      graceDays += missedSince;
      missedSince = 0;
    } else if (weekdays.includes(weekday(day))) {
      // A grace day counts only when the streak goes on before it.
      if (Math.abs(back - lastGraceDay) < graceInterval) break;
      lastGraceDay = back;
      missedSince++;
    }
  }
  return { days, graceDays, isTodayDone };
}
