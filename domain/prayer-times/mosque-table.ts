import { addDays, type CalendarDay } from "#domain/calendar-day.ts";
import type { Minutes } from "./calculation-options.ts";
import { type MosqueCell, minutesOf, readMosqueLine } from "./mosque-cells.ts";
import { type ColumnName, columnNames } from "./mosque-words.ts";
import { type DayMark, dayMarks } from "./prayer-name.ts";

/** A day of a mosque's table: minutes from midnight, past 1440 for an isha after midnight. */
export type MosqueDay = {
  readonly day: CalendarDay;
  readonly times: Readonly<Partial<Record<DayMark, Minutes>>>;
};

/** A line whose times could not be understood; lines without times are ignored. */
export type UnreadLine = {
  readonly line: number;
  readonly text: string;
  readonly reason: "too-few-times" | "unknown-columns" | "out-of-order";
};

export type MosqueTable = { readonly days: readonly MosqueDay[]; readonly unread: readonly UnreadLine[] };

type Row = {
  readonly line: number;
  readonly text: string;
  readonly day: CalendarDay | undefined;
  readonly cells: readonly MosqueCell[];
  readonly withGaps: readonly (readonly MosqueCell[])[];
  readonly names: readonly ColumnName[];
};

// Columns of tables without headings: five are the prayers, more include sunrise, imsak and dhuha.
const customary: Readonly<Record<number, readonly ColumnName[]>> = {
  5: ["fajr", "dhuhr", "asr", "maghrib", "isha"],
  6: dayMarks,
  7: ["imsak", ...dayMarks],
  8: ["imsak", "fajr", "sunrise", "other", "dhuhr", "asr", "maghrib", "isha"],
};

/**
 * Parses a pasted table: one day per line, or one prayer per line with a column for each day. A line without
 * a date is the day after the one before it; the first is `firstDay`.
 */
export function readMosqueTable(text: string, firstDay: CalendarDay): MosqueTable {
  const rows = text
    .split(/\r\n?|\n/)
    .slice(0, 400)
    .map((line, index) => ({
      line: index + 1,
      text: line.trim().slice(0, 300),
      ...readMosqueLine(line.slice(0, 300), firstDay),
      names: columnNames(line.slice(0, 300)),
    }));
  const named = rows.filter(({ cells, names }) => names.length === 1 && cells.length > 0);
  return named.length >= 3 ? readByPrayer(named, firstDay) : readByDay(rows, firstDay);
}

function readByDay(rows: readonly Row[], firstDay: CalendarDay): MosqueTable {
  const days: MosqueDay[] = [];
  const unread: UnreadLine[] = [];
  let heading: readonly ColumnName[] = [];
  let expected = firstDay;
  for (const row of rows) {
    if (row.names.length >= 3 && row.cells.length === 0) heading = headingOf(row.names);
    const times = row.cells.filter((cell) => cell !== "gap").length;
    if (times === 0) continue;
    const day = row.day ?? expected;
    expected = addDays(day, 1);
    const readings = readingsOf(row, heading);
    const read = readings.find(isInOrder);
    if (times < 3) unread.push(unreadLine(row, "too-few-times"));
    else if (readings.length === 0) unread.push(unreadLine(row, "unknown-columns"));
    else if (!read) unread.push(unreadLine(row, "out-of-order"));
    else days.push({ day, times: read });
  }
  return { days, unread };
}

/**
 * Possible meanings of a line's times: first by the heading; gaps that only a word or an empty place shows
 * come after written ones.
 */
function readingsOf({ cells, withGaps }: Row, heading: readonly ColumnName[]): MosqueDay["times"][] {
  const asHeaded = [cells, ...withGaps].filter(({ length }) => length === heading.length);
  if (asHeaded.length > 0) return asHeaded.map((each) => timesOf(each, heading));
  // A line shorter than its heading lacks a time, and it is unknown which.
  if (cells.length < heading.length) return [];
  return [cells, ...withGaps].flatMap((each) => {
    const columns = customary[each.length];
    return columns ? [timesOf(each, columns)] : [];
  });
}

function readByPrayer(rows: readonly Row[], firstDay: CalendarDay): MosqueTable {
  const heading = headingOf(rows.flatMap(({ names }) => names));
  const count = Math.max(...rows.map(({ cells }) => cells.length));
  const columnsOf = rows.map(
    ({ cells, withGaps }) => [cells, ...withGaps].find(({ length }) => length === count) ?? cells,
  );
  const days: MosqueDay[] = [];
  const unread: UnreadLine[] = [];
  for (let column = 0; column < count; column++) {
    const cells = columnsOf.map((each) => each[column] ?? "gap");
    const times = timesOf(cells, heading);
    const day = addDays(firstDay, column);
    if (Object.keys(times).length >= 3 && isInOrder(times)) days.push({ day, times });
    else {
      const reason = isInOrder(times) ? "too-few-times" : "out-of-order";
      for (const row of rows.slice(0, 1)) unread.push(unreadLine(row, reason));
    }
  }
  return { days, unread };
}

/** Without a fajr column imsak is fajr, as in Diyanet's tables. */
function headingOf(names: readonly ColumnName[]): readonly ColumnName[] {
  return names.includes("fajr") ? names : names.map((name) => (name === "imsak" ? "fajr" : name));
}

function timesOf(cells: readonly MosqueCell[], columns: readonly ColumnName[]): MosqueDay["times"] {
  const times: Partial<Record<DayMark, Minutes>> = {};
  for (const [index, cell] of cells.entries()) {
    const column = columns[index];
    if (cell === "gap" || column === undefined || column === "imsak" || column === "other") continue;
    times[column] ??= minutesOf(cell, column);
  }
  return times;
}

function isInOrder(times: MosqueDay["times"]): boolean {
  const found = dayMarks.flatMap((mark) => times[mark] ?? []);
  return found.every((minutes, index) => index === 0 || minutes > (found[index - 1] ?? 0));
}

function unreadLine({ line, text }: Row, reason: UnreadLine["reason"]): UnreadLine {
  return { line, text, reason };
}
