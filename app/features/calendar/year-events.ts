import { saveText } from "#app/browser/save-text.ts";
import type { IslamicEvent } from "#content/islamic-calendar/index.ts";
import { type CalendarDay, formatCalendarDay } from "#domain/calendar-day.ts";
import { type DayWords, occasionEntries } from "#domain/fasting/occasion-entries.ts";
import type { OccasionDay } from "#domain/fasting/occasions.ts";
import { eventEntries } from "#domain/hijri/event-calendar.ts";
import {
  type EventDate,
  eventsOfGregorianYear,
  eventsOfYear,
  type YearlyEvent,
} from "#domain/hijri/event-dates.ts";
import { calendarSpan, type HijriReckoning, hijriYears } from "#domain/hijri/hijri-calendar.ts";
import { calendarFile } from "#domain/icalendar.ts";
import type { ChosenYear } from "./calendar-address.ts";

/** The events of a year of either calendar, in the order of their days. */
export function yearEvents<Event extends YearlyEvent>(
  events: readonly Event[],
  { kind, year }: ChosenYear,
  today: CalendarDay,
  reckoning: HijriReckoning,
): EventDate<Event>[] {
  return kind === "hijri"
    ? eventsOfYear(events, year, today, reckoning)
    : eventsOfGregorianYear(events, year, today, reckoning);
}

/** First and last year that the calendar covers, as Gregorian or Hijri years. */
export function yearSpan(kind: ChosenYear["kind"], reckoning: HijriReckoning) {
  if (kind === "hijri") return hijriYears(reckoning.calendar);
  const { first, last } = calendarSpan(reckoning);
  return { first: first.year, last: last.year };
}

/** Saves events as whole days in a calendar file; without dates nothing is saved. */
export function saveEvents(title: string, dates: readonly EventDate<IslamicEvent>[]): void {
  const [first] = dates;
  if (!first) return;
  const entries = eventEntries(dates, ({ name, description }) => ({ name, description }));
  const name = `islamic-events-${formatCalendarDay(first.gregorian)}.ics`;
  saveText(name, "text/calendar", calendarFile(title, entries, Date.now()));
}

/** Saves days of fasting and of the week as whole days in a calendar file; without days nothing is saved. */
export function saveDays(
  title: string,
  days: readonly OccasionDay[],
  words: (day: OccasionDay) => DayWords,
): void {
  const [first] = days;
  if (!first) return;
  const name = `fasting-days-${formatCalendarDay(first.day)}.ics`;
  saveText(name, "text/calendar", calendarFile(title, occasionEntries(days, words), Date.now()));
}
