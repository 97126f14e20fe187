import { type CalendarDay, dayNumber } from "#domain/calendar-day.ts";
import { gregorianDayOf, type HijriReckoning, hijriDateOf } from "./hijri-calendar.ts";
import type { HijriDate } from "./hijri-date.ts";

/** A day or days of every Hijri year; `until` is the last day where there are several, in the same month. */
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
  /** The last day where the event has several; else the same day. */
  readonly gregorianLast: CalendarDay;
  /** Days from today to the first day: 0 on the day itself, negative when gone by. */
  readonly daysRemaining: number;
};

/** True on every day of an event after its first. */
export function isGoingOn(
  { daysRemaining, gregorianLast }: EventDate<YearlyEvent>,
  today: CalendarDay,
): boolean {
  return daysRemaining < 0 && dayNumber(gregorianLast) >= dayNumber(today);
}

/** The events of a Hijri year in the order given; none outside the calendar's years. */
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
    // A month may end before the thirtieth: the last days of it end with the month.
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

/** Every event that falls in a Gregorian year, in the order of its days; one may fall in it twice, or not at all. */
export function eventsOfGregorianYear<Event extends YearlyEvent>(
  events: readonly Event[],
  year: number,
  today: CalendarDay,
  reckoning: HijriReckoning,
): EventDate<Event>[] {
  // 33 years of the sun are some 34 of the moon, from July 622 on; one year more on either side is no harm.
  const about = Math.floor(((year - 622) * 33) / 32);
  return [-1, 0, 1, 2]
    .flatMap((offset) => eventsOfYear(events, about + offset, today, reckoning))
    .filter(({ gregorian, gregorianLast }) => gregorian.year === year || gregorianLast.year === year)
    .sort((a, b) => dayNumber(a.gregorian) - dayNumber(b.gregorian));
}

/** The events not yet over, this Hijri year and so many after it, the nearest first. */
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
