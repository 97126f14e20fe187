import { type CalendarDay, formatCalendarDay } from "#domain/calendar-day.ts";
import type { CalendarEntry } from "#domain/icalendar.ts";
import { formatClock } from "#domain/zoned-time.ts";
import { type DayMark, dayMoments, type Prayer } from "./prayer-name.ts";
import type { TimetableDay } from "./timetable.ts";

/** Column headings of the table in the reader's language. */
export type TimetableHeadings = Readonly<Record<"date" | (typeof dayMoments)[number], string>>;

/** A CSV table (RFC 4180) for spreadsheets: `HH:mm` in the place's zone, an empty cell if there is no time. */
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

/** Entries of ten minutes for a calendar file, with the place in the entry's name. */
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

/** The file name by the first day: `prayer-times-2026-02-01.csv`. */
export function timetableFileName(first: CalendarDay, ending: "csv" | "ics"): string {
  return `prayer-times-${formatCalendarDay(first)}.${ending}`;
}
