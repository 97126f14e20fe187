import { type CalendarDay, dayNumber } from "#domain/calendar-day.ts";
import { gregorianDayOf, type HijriReckoning, hijriDateOf } from "./hijri-calendar.ts";
import type { HijriDate } from "./hijri-date.ts";

/** A date in every Hijri year; `until` is the last day, in the same month, if the event has several. */
export type YearlyEvent = {
  readonly hijriDate: {
    readonly month: number;
    readonly day: number;
    readonly until?: number | undefined;
  };
};

export type EventDate<Event extends YearlyEvent> = {
  readonly event: Event;
  readonly hijri: HijriDate;
  readonly gregorian: CalendarDay;
  /** The last day of an event of several days; otherwise the same day. */
  readonly gregorianLast: CalendarDay;
  /** Days from today to the first day: 0 on the day itself, negative after it. */
  readonly daysRemaining: number;
};

/** True on every day of an event after its first. */
export function isGoingOn(
  { daysRemaining, gregorianLast }: EventDate<YearlyEvent>,
  today: CalendarDay,
): boolean {
  return daysRemaining < 0 && dayNumber(gregorianLast) >= dayNumber(today);
}

/** The events of a Hijri year in the order of the list; none outside the calendar's years. */
export function eventsOfYear<Event extends YearlyEvent>(
  events: readonly Event[],
  year: number,
  today: CalendarDay,
  reckoning: HijriReckoning,
): EventDate<Event>[] {
  return events.flatMap((event) => {
    const { month, day, until } = event.hijriDate;
    const hijri = { year, month, day };
    const gregorian = gregorianDayOf(hijri, reckoning);
    // In a month of 29 days the event ends with the month.
    const gregorianLast =
      until === undefined
        ? gregorian
        : (gregorianDayOf({ year, month, day: until }, reckoning) ??
          gregorianDayOf({ year, month, day: until - 1 }, reckoning));
    if (!gregorian || !gregorianLast) return [];
    return [
      { event, hijri, gregorian, gregorianLast, daysRemaining: dayNumber(gregorian) - dayNumber(today) },
    ];
  });
}

/** Every event in a Gregorian year, by date; an event may fall in it twice, or not at all. */
export function eventsOfGregorianYear<Event extends YearlyEvent>(
  events: readonly Event[],
  year: number,
  today: CalendarDay,
  reckoning: HijriReckoning,
): EventDate<Event>[] {
  // About 34 Hijri years fit in 33 Gregorian ones, from July 622 on; one extra year on either side does no
  // harm.
  const about = Math.floor(((year - 622) * 33) / 32);
  return [-1, 0, 1, 2]
    .flatMap((offset) => eventsOfYear(events, about + offset, today, reckoning))
    .filter(({ gregorian, gregorianLast }) => gregorian.year === year || gregorianLast.year === year)
    .sort((a, b) => dayNumber(a.gregorian) - dayNumber(b.gregorian));
}

/** The events that are not over yet, of this Hijri year and of so many after it, the nearest first. */
export function comingEvents<Event extends YearlyEvent>(
  events: readonly Event[],
  today: CalendarDay,
  yearsAfter: number,
  reckoning: HijriReckoning,
): EventDate<Event>[] {
  const date = hijriDateOf(today, reckoning);
  if (!date) return [];
  return Array.from({ length: yearsAfter + 1 }, (_, index) => date.year + index)
    .flatMap((year) => eventsOfYear(events, year, today, reckoning))
    .filter(({ gregorianLast }) => dayNumber(gregorianLast) >= dayNumber(today))
    .sort((a, b) => a.daysRemaining - b.daysRemaining);
}
