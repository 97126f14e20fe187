import { type Prayer, prayers } from "#domain/prayer-times/prayer-name.ts";
import type { OwedPrayers } from "./owed-prayers.ts";
import type { LogDay, PrayerMark } from "./prayer-mark.ts";

/** The words of the table in the reader's language. */
export type LogTableWords = {
  readonly date: string;
  readonly prayers: Readonly<Record<Prayer, string>>;
  readonly marks: Readonly<Record<PrayerMark, string>>;
  readonly owed: string;
  readonly paused: string;
};

/**
 * The rows of a log as a table: a heading, each day of which something is noted, earliest first, and what is owed. Paused
 * days are in it only where they are given: then each has a row, and there is a column for them.
 */
export function logTable(
  days: ReadonlyMap<string, LogDay>,
  owed: OwedPrayers,
  words: LogTableWords,
  paused?: ReadonlySet<string>,
): string[][] {
  const markOf = (day: string, prayer: Prayer) => {
    const mark = days.get(day)?.[prayer];
    return mark ? words.marks[mark] : "";
  };
  const withPause = (cells: string[], cell: string) => (paused ? [...cells, cell] : cells);
  const names = [...new Set([...days.keys(), ...(paused ?? [])])].toSorted();
  return [
    withPause([words.date, ...prayers.map((prayer) => words.prayers[prayer])], words.paused),
    ...names.map((day) =>
      withPause([day, ...prayers.map((prayer) => markOf(day, prayer))], paused?.has(day) ? words.paused : ""),
    ),
    withPause([words.owed, ...prayers.map((prayer) => String(owed[prayer]))], ""),
  ];
}
