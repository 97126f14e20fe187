import { type CalendarDay, formatCalendarDay } from "#domain/calendar-day.ts";
import type { CalendarEntry } from "#domain/icalendar.ts";
import { formatClock, type Instant } from "#domain/zoned-time.ts";
import type { MosqueIqamah } from "./iqamah.ts";
import { congregationLength, iqamahTimes } from "./iqamah-times.ts";
import { type DayMark, dayMoments, type Prayer, prayers } from "./prayer-name.ts";
import type { TimetableDay } from "./timetable.ts";

/** Column headings of the table in the reader's language. */
export type TimetableHeadings = Readonly<Record<"date" | (typeof dayMoments)[number], string>>;

/** A mosque's iqamah in a file, and the words for it by prayer; on Fridays dhuhr's is the Friday prayer. */
export type TimetableIqamah = {
  readonly mosque: MosqueIqamah;
  /** `mosque` is over the column with its name. */
  readonly headings: Readonly<Record<Prayer | "mosque", string>>;
};

/**
 * A CSV table (RFC 4180) for spreadsheets: `HH:mm` in the place's zone, an empty cell if there is no time; with a mosque
 * each prayer that has an iqamah is followed by a column of it, and the last column has the mosque's name if it has one.
 */
export function timetableCsv(
  days: readonly TimetableDay[],
  timeZone: string,
  headings: TimetableHeadings,
  iqamah?: TimetableIqamah,
): string {
  const columns = dayMoments.map((moment) => {
    const prayer = prayers.find((each) => each === moment);
    const isFriday = prayer === "dhuhr" && iqamah?.mosque.jumuah !== null;
    return {
      moment,
      prayer: prayer && (iqamah?.mosque.rules[prayer] || (iqamah && isFriday)) ? prayer : undefined,
    };
  });
  const clock = (at: Instant | null | undefined) =>
    at === null || at === undefined ? "" : formatClock(timeZone, at);
  const head = [
    headings.date,
    ...columns.flatMap(({ moment, prayer }) => [
      headings[moment],
      ...(prayer && iqamah ? [iqamah.headings[prayer]] : []),
    ]),
    ...(iqamah?.mosque.mosque ? [iqamah.headings.mosque] : []),
  ];
  const rows = days.map((day) => {
    const congregation = iqamah && iqamahTimes(day, timeZone, iqamah.mosque);
    return [
      formatCalendarDay(day.day),
      ...columns.flatMap(({ moment, prayer }) => [
        clock(day.times[moment]),
        ...(prayer ? [clock(congregation?.[prayer])] : []),
      ]),
      ...(iqamah?.mosque.mosque ? [iqamah.mosque.mosque] : []),
    ];
  });
  return `${[head, ...rows].map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
}

function cell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** What entries of a calendar file say. */
type EntryWords = {
  readonly names: Readonly<Record<Prayer | "sunrise", string>>;
  readonly place: string;
  /** The mosque whose iqamah each entry names, its zone, and the sentence with the time `HH:mm`. */
  readonly iqamah?: {
    readonly mosque: MosqueIqamah;
    readonly timeZone: string;
    readonly sentence: (time: string) => string;
  };
};

/**
 * Entries of ten minutes for a calendar file, with the place in the entry's location. With a mosque an entry names its
 * iqamah, lasts until the congregation ends, and is at the mosque.
 */
export function timetableEntries(
  days: readonly TimetableDay[],
  marks: readonly DayMark[],
  words: EntryWords,
): CalendarEntry[] {
  const { iqamah } = words;
  const mosque = iqamah?.mosque.mosque;
  const location = mosque ? `${mosque}, ${words.place}` : words.place;
  return days.flatMap((each) => {
    const congregation = iqamah && iqamahTimes(each, iqamah.timeZone, iqamah.mosque);
    return marks.flatMap((mark): CalendarEntry[] => {
      const start = each.times[mark];
      if (start === null) return [];
      const uid = `${mark}-${formatCalendarDay(each.day)}-${placeKey(words.place)}@riwaq`;
      const entry = { uid, summary: words.names[mark], location, start, minutes: 10 };
      const prayer = prayers.find((name) => name === mark);
      const at = prayer ? congregation?.[prayer] : undefined;
      if (!iqamah || !prayer || at === null || at === undefined) return [entry];
      const description = iqamah.sentence(formatClock(iqamah.timeZone, at));
      const end = at + congregationLength(iqamah.mosque, each.day, prayer) * 60_000;
      return [{ ...entry, description, minutes: Math.max(10, Math.round((end - start) / 60_000)) }];
    });
  });
}

function placeKey(place: string): string {
  return encodeURIComponent(place.normalize("NFKC").toLowerCase()).replaceAll("%", "");
}

/** The file name by the first day: `prayer-times-2026-02-01.csv`. */
export function timetableFileName(first: CalendarDay, ending: "csv" | "ics"): string {
  return `prayer-times-${formatCalendarDay(first)}.${ending}`;
}
