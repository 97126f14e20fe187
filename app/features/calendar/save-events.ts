import { saveText } from "#app/browser/save-text.ts";
import type { IslamicEvent } from "#content/islamic-calendar/index.ts";
import { formatCalendarDay } from "#domain/calendar-day.ts";
import { eventEntries } from "#domain/hijri/event-calendar.ts";
import type { EventDate } from "#domain/hijri/event-dates.ts";
import { calendarFile } from "#domain/icalendar.ts";

/** Saves events as whole days in a calendar file; without dates nothing is saved. */
export function saveEvents(title: string, dates: readonly EventDate<IslamicEvent>[]): void {
  const [first] = dates;
  if (!first) return;
  const entries = eventEntries(dates, ({ name, description }) => ({ name, description }));
  const name = `islamic-events-${formatCalendarDay(first.gregorian)}.ics`;
  saveText(name, "text/calendar", calendarFile(title, entries, Date.now()));
}
