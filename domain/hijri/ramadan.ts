import { type CalendarDay, dayNumber } from "#domain/calendar-day.ts";
import { civilDate } from "./civil-calendar.ts";
import { ramadan } from "./hijri-date.ts";
import { ummAlQura } from "./umm-al-qura.ts";

/** True on the days of Ramadan by Umm al-Qura, or by the civil calendar in years outside its table. */
export function isRamadan(day: CalendarDay): boolean {
  const number = dayNumber(day);
  return (ummAlQura.date(number) ?? civilDate(number))?.month === ramadan;
}
