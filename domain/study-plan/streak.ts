import { addDays, type CalendarDay, formatCalendarDay, weekday } from "#domain/calendar-day.ts";

/** Days in a row on which something was done, and how many missed ones were forgiven in it. */
export type Streak = { readonly days: number; readonly forgiven: number; readonly isTodayDone: boolean };

/** Of any so many days one study day may be missed. */
const forgivenEvery = 7;

/** Days looked back. */
const longest = 3660;

/**
 * The streak that ends today. Today not done yet breaks nothing; a day that is no study day neither counts nor
 * breaks unless something was done on it; one study day in any seven may be missed.
 */
export function streakOf(done: ReadonlySet<string>, today: CalendarDay, weekdays: readonly number[]): Streak {
  const isTodayDone = done.has(formatCalendarDay(today));
  let days = isTodayDone ? 1 : 0;
  let forgiven = 0;
  let forgivenNow = 0;
  let lastForgiven = Number.POSITIVE_INFINITY;
  for (let back = 1; back < longest; back++) {
    const day = addDays(today, -back);
    if (done.has(formatCalendarDay(day))) {
      days++;
      forgivenNow += forgiven;
      forgiven = 0;
    } else if (weekdays.includes(weekday(day))) {
      // What is forgiven counts only when the streak goes on behind it.
      if (Math.abs(back - lastForgiven) < forgivenEvery) break;
      lastForgiven = back;
      forgiven++;
    }
  }
  return { days, forgiven: forgivenNow, isTodayDone };
}
