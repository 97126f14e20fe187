import type { CalendarDay } from "#domain/calendar-day.ts";
import {
  type EventDate,
  eventsOfGregorianYear,
  eventsOfYear,
  type YearlyEvent,
} from "#domain/hijri/event-dates.ts";
import { calendarSpan, type HijriReckoning, hijriYears } from "#domain/hijri/hijri-calendar.ts";
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
