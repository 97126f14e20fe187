import { addDays, type CalendarDay, dayNumber } from "#domain/calendar-day.ts";
import { civilDate } from "./civil-calendar.ts";
import { ramadan } from "./hijri-date.ts";
import { ummAlQura } from "./umm-al-qura.ts";

/** True on the days of Ramadan by Umm al-Qura, or by the civil calendar in years outside its table. */
export function isRamadan(day: CalendarDay): boolean {
  const number = dayNumber(day);
  return (ummAlQura.date(number) ?? civilDate(number))?.month === ramadan;
}

/** Days by which a Ramadan of another authority, or a corrected one, can be away from that of Umm al-Qura. */
const farthest = 4;

/** True on every day that is of Ramadan by any authority, and on few others. */
export function isNearRamadan(day: CalendarDay): boolean {
  return [-farthest, 0, farthest].some((days) => isRamadan(addDays(day, days)));
}
