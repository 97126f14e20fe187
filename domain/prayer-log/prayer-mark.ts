import { type CalendarDay, formatCalendarDay, parseCalendarDay } from "#domain/calendar-day.ts";
import { type Prayer, prayers } from "#domain/prayer-times/prayer-name.ts";

/** What a person may note of a prayer. */
export const prayerMarks = ["onTime", "congregation", "late", "missed"] as const;

export type PrayerMark = (typeof prayerMarks)[number];

/** What is noted of a day; a prayer of which nothing is noted is left out. */
export type LogDay = Readonly<Partial<Record<Prayer, PrayerMark>>>;

/** One prayer of one day: `2026-11-26/fajr`. */
export function logKey(day: CalendarDay, prayer: Prayer): string {
  return `${formatCalendarDay(day)}/${prayer}`;
}

/** Reads a key of the log; undefined for a day that does not exist and for an unknown prayer. */
export function parseLogKey(key: string): { readonly day: string; readonly prayer: Prayer } | undefined {
  const [day = "", name, ...rest] = key.split("/");
  const prayer = prayers.find((known) => known === name);
  if (!prayer || rest.length > 0 || !parseCalendarDay(day)) return undefined;
  return { day, prayer };
}

/** Reads a stored mark; undefined for anything else. */
export function readPrayerMark(value: unknown): PrayerMark | undefined {
  return prayerMarks.find((mark) => mark === value);
}

/** The marks of a log by day, `2026-11-26`, in no particular order. */
export function logDays(marks: ReadonlyMap<string, PrayerMark>): ReadonlyMap<string, LogDay> {
  const days = new Map<string, LogDay>();
  for (const [key, mark] of marks) {
    const place = parseLogKey(key);
    if (place) days.set(place.day, { ...days.get(place.day), [place.prayer]: mark });
  }
  return days;
}
