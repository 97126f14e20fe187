import { type CalendarDay, formatCalendarDay } from "#domain/calendar-day.ts";
import type { CalendarEntry } from "#domain/icalendar.ts";
import { formatClock } from "#domain/zoned-time.ts";
import { type DayMark, dayMoments, type Prayer } from "./prayer-name.ts";
import type { TimetableDay } from "./timetable.ts";

/** Column headings of the table in the reader's language. */
export type TimetableHeadings = Readonly<Record<"date" | (typeof dayMoments)[number], string>>;

/** A table for spreadsheets by RFC 4180: `HH:mm` in the place's zone, an empty cell where there is no time. */
export function timetableCsv(
  days: readonly TimetableDay[],
  timeZone: string,
  headings: TimetableHeadings,
): string {
  const head = [headings.date, ...dayMoments.map((moment) => headings[moment])];
  const rows = days.map(({ day, times }) => [
    formatCalendarDay(day),
    ...dayMoments.map((moment) => {
      const at = times[moment];
      return at === null ? "" : formatClock(timeZone, at);
    }),
  ]);
  return `${[head, ...rows].map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
}

function cell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Entries for a calendar file, ten minutes each. The place's name is part of the entry's own name. */
export function timetableEntries(
  days: readonly TimetableDay[],
  marks: readonly DayMark[],
  words: { readonly names: Readonly<Record<Prayer | "sunrise", string>>; readonly place: string },
): CalendarEntry[] {
  return days.flatMap(({ day, times }) =>
    marks.flatMap((mark) => {
      const start = times[mark];
      if (start === null) return [];
      const uid = `${mark}-${formatCalendarDay(day)}-${placeKey(words.place)}@riwaq`;
      return [{ uid, summary: words.names[mark], location: words.place, start, minutes: 10 }];
    }),
  );
}

function placeKey(place: string): string {
  return encodeURIComponent(place.normalize("NFKC").toLowerCase()).replaceAll("%", "");
}

/** `prayer-times-2026-02-01.csv`, from the first day. */
export function timetableFileName(first: CalendarDay, ending: "csv" | "ics"): string {
  return `prayer-times-${formatCalendarDay(first)}.${ending}`;
}
