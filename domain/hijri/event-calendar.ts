import { addDays, type CalendarDay, dayNumber, isSameDay } from "#domain/calendar-day.ts";
import type { CalendarEntry } from "#domain/icalendar.ts";
import type { EventDate, YearlyEvent } from "./event-dates.ts";
import { formatHijriDate } from "./hijri-date.ts";

/** Texts of an event for a calendar file. */
export type EventWords = { readonly name: string; readonly description: string };

/** Whole-day entries for a calendar file, one per day of an event. */
export function eventEntries<Event extends YearlyEvent & { readonly id: string }>(
  dates: readonly EventDate<Event>[],
  words: (event: Event) => EventWords,
): CalendarEntry[] {
  return dates.flatMap((date) => {
    const { name, description } = words(date.event);
    return daysOf(date.gregorian, date.gregorianLast).map((day) => ({
      uid: `${date.event.id}-${formatHijriDate(date.hijri)}${
        isSameDay(day, date.gregorian) ? "" : `-${dayNumber(day) - dayNumber(date.gregorian) + 1}`
      }@riwaq`,
      summary: name,
      description,
      day,
    }));
  });
}

function daysOf(first: CalendarDay, last: CalendarDay): CalendarDay[] {
  return Array.from({ length: dayNumber(last) - dayNumber(first) + 1 }, (_, index) => addDays(first, index));
}
