import { addDays, type CalendarDay } from "#domain/calendar-day.ts";
import type { Minutes } from "./calculation-options.ts";
import { longestWait } from "./iqamah.ts";
import { isTime, type MosqueCell, minutesOf, readMosqueLine } from "./mosque-cells.ts";
import { isFrenchTable } from "./mosque-dates.ts";
import { adhanAndIqamah, type ColumnName, columnNames, dividedColumns } from "./mosque-words.ts";
import { type DayMark, dayMarks, type Prayer, prayers } from "./prayer-name.ts";

/** A day of a mosque's table: minutes from midnight, past 1440 for an isha after midnight. */
export type MosqueDay = {
  readonly day: CalendarDay;
  readonly times: Readonly<Partial<Record<DayMark, Minutes>>>;
  /** The congregation's times, where the table has them. */
  readonly iqamah?: Readonly<Partial<Record<Prayer, Minutes>>>;
  /** The Friday prayer, in minutes from midnight. */
  readonly jumuah?: Minutes;
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

type Reading = Omit<MosqueDay, "day">;

const withIqamah = (prayer: Prayer): readonly ColumnName[] => [prayer, `iqamah.${prayer}`];

// Columns of tables without headings: five are the prayers, more include sunrise, imsak, dhuha, and each iqamah.
const customary: Readonly<Record<number, readonly ColumnName[]>> = {
  5: ["fajr", "dhuhr", "asr", "maghrib", "isha"],
  6: dayMarks,
  7: ["imsak", ...dayMarks],
  8: ["imsak", "fajr", "sunrise", "other", "dhuhr", "asr", "maghrib", "isha"],
  10: prayers.flatMap(withIqamah),
  11: dayMarks.flatMap((mark) => (mark === "sunrise" ? [mark] : withIqamah(mark))),
};

/**
 * Parses a pasted table: one day per line, or one prayer per line with a column for each day. A line without
 * a date is the day after the one before it; the first is `firstDay`.
 */
export function readMosqueTable(text: string, firstDay: CalendarDay): MosqueTable {
  const isFrench = isFrenchTable(text.slice(0, 40_000));
  const rows = text
    .split(/\r\n?|\n/)
    .slice(0, 400)
    .map((line, index) => ({
      line: index + 1,
      text: line.trim().slice(0, 300),
      ...readMosqueLine(line.slice(0, 300), firstDay, isFrench),
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
    if (row.cells.length === 0) heading = headingBelow(heading, row);
    if (!row.cells.some(isTime)) continue;
    const day = row.day ?? expected;
    const readings = readingsOf(row, heading);
    const read = readings.find(isInOrder);
    const reason = reasonUnread(row, readings, read);
    // A line of the Friday prayer alone is no day.
    if (reason === "too-few-times" && row.names.includes("jumuah")) continue;
    expected = addDays(day, 1);
    if (reason) unread.push(unreadLine(row, reason));
    else days.push({ day, ...read, times: read?.times ?? {} });
  }
  return { days: withFridayPrayer(days, rows), unread };
}

/** The heading after a line without times: that line, or the one above divided into adhan and iqamah. */
function headingBelow(heading: readonly ColumnName[], { names, text }: Row): readonly ColumnName[] {
  const below = adhanAndIqamah(text);
  if (heading.length > 0 && below.length > 0) return dividedColumns(heading, below);
  return names.length >= 3 ? headingOf(names) : heading;
}

function reasonUnread(
  row: Row,
  readings: readonly Reading[],
  read: Reading | undefined,
): UnreadLine["reason"] | undefined {
  if (row.cells.filter(isTime).length < 3) return "too-few-times";
  if (readings.length === 0) return "unknown-columns";
  return read ? undefined : "out-of-order";
}

/**
 * Possible meanings of a line's times: first by the heading; gaps that only a word or an empty place shows
 * come after written ones.
 */
function readingsOf({ cells, withGaps }: Row, heading: readonly ColumnName[]): Reading[] {
  const asHeaded = [cells, ...withGaps].filter(({ length }) => length === heading.length);
  if (asHeaded.length > 0) return asHeaded.map((each) => readingOf(each, heading));
  // A line shorter than its heading lacks a time, and it is unknown which.
  if (cells.length < heading.length) return [];
  return [cells, ...withGaps].flatMap((each) => {
    const columns = customary[each.length];
    if (!columns) return [];
    const reading = readingOf(each, columns);
    // Without a heading only times that follow one another show which column is an iqamah.
    const isWhole = columns.length < 10 || each.every((cell) => cell !== "gap");
    return isWhole && iqamahCount(reading) === (columns.length < 10 ? 0 : 5) ? [reading] : [];
  });
}

function readByPrayer(rows: readonly Row[], firstDay: CalendarDay): MosqueTable {
  const fridays = rows.filter(({ names }) => names[0] === "jumuah");
  const daily = rows.filter(({ names }) => names[0] !== "jumuah");
  const heading = headingOf(daily.flatMap(({ names }) => names));
  const count = Math.max(...daily.map(({ cells }) => cells.length));
  const columnsOf = daily.map(
    ({ cells, withGaps }) => [cells, ...withGaps].find(({ length }) => length === count) ?? cells,
  );
  const column = (index: number) => columnsOf.map((each) => each[index] ?? "gap");
  if (count === 2 && isIqamahColumn(column(0), column(1), heading)) {
    const cells = daily.flatMap((_, index) => [column(0)[index] ?? "gap", column(1)[index] ?? "gap"]);
    const names = heading.flatMap((name): ColumnName[] => [name, iqamahOf(name)]);
    const reading = readingOf(cells, names);
    if (isInOrder(reading))
      return { days: withFridayPrayer([{ day: firstDay, ...reading }], fridays), unread: [] };
  }
  const days: MosqueDay[] = [];
  const unread: UnreadLine[] = [];
  for (let index = 0; index < count; index++) {
    const reading = readingOf(column(index), heading);
    const day = addDays(firstDay, index);
    if (Object.keys(reading.times).length >= 3 && isInOrder(reading)) days.push({ day, ...reading });
    else {
      const reason = isInOrder(reading) ? "too-few-times" : "out-of-order";
      for (const row of daily.slice(0, 1)) unread.push(unreadLine(row, reason));
    }
  }
  return { days: withFridayPrayer(days, fridays), unread };
}

const iqamahOf = (name: ColumnName): ColumnName => {
  const prayer = prayers.find((each) => each === name);
  return prayer ? `iqamah.${prayer}` : "other";
};

/** Minutes by which an iqamah is later than its adhan at least; the next day's adhan is never so much later. */
const shortestWait: Minutes = 5;

/** True where the second of two columns is the congregation's: later than the first in at least three prayers. */
function isIqamahColumn(
  first: readonly MosqueCell[],
  second: readonly MosqueCell[],
  heading: readonly ColumnName[],
): boolean {
  const later = heading.filter((name, index) => {
    const [adhan, iqamah] = [first[index], second[index]];
    const prayer = prayers.find((each) => each === name);
    if (!prayer || !isTime(adhan) || iqamah === undefined || iqamah === "gap") return false;
    if (!isTime(iqamah)) return true;
    return minutesOf(iqamah, prayer) - minutesOf(adhan, prayer) >= shortestWait;
  });
  return later.length >= 3;
}

/** The Friday prayer of a line of its own belongs to each day of the table. */
function withFridayPrayer(days: readonly MosqueDay[], rows: readonly Row[]): MosqueDay[] {
  const cell = rows
    .filter(({ names, cells }) => names.length === 1 && names[0] === "jumuah" && cells.length <= 3)
    .flatMap(({ cells }) => cells.filter(isTime).slice(-1))[0];
  if (!cell) return [...days];
  const jumuah = minutesOf(cell, "dhuhr");
  return days.map((day) => ({ jumuah, ...day }));
}

/** Without a fajr column imsak is fajr, as in Diyanet's tables. */
function headingOf(names: readonly ColumnName[]): readonly ColumnName[] {
  return names.includes("fajr") ? names : names.map((name) => (name === "imsak" ? "fajr" : name));
}

function readingOf(cells: readonly MosqueCell[], columns: readonly ColumnName[]): Reading {
  const times: Partial<Record<DayMark, Minutes>> = {};
  const iqamah: Partial<Record<Prayer, Minutes>> = {};
  let jumuah: Minutes | undefined;
  for (const [index, column] of columns.entries()) {
    const cell = cells[index];
    const mark = dayMarks.find((each) => each === column);
    if (mark && isTime(cell)) times[mark] ??= minutesOf(cell, mark);
    if (column === "jumuah" && isTime(cell)) jumuah ??= minutesOf(cell, "dhuhr");
  }
  for (const [index, column] of columns.entries()) {
    const prayer = prayers.find((each) => column === `iqamah.${each}`);
    const minute = prayer && congregation(cells[index] ?? "gap", prayer, times[prayer]);
    if (prayer && minute !== undefined) iqamah[prayer] ??= minute;
  }
  const isNone = Object.keys(iqamah).length === 0;
  return { times, ...(isNone ? {} : { iqamah }), ...(jumuah === undefined ? {} : { jumuah }) };
}

/** The congregation's time; undefined where it is not between the adhan and four hours after it. */
function congregation(cell: MosqueCell, prayer: Prayer, adhan: Minutes | undefined): Minutes | undefined {
  if (cell === "gap") return undefined;
  if (!isTime(cell)) return adhan === undefined ? undefined : adhan + cell.later;
  const minutes = minutesOf(cell, prayer);
  if (adhan === undefined) return minutes;
  // An isha shortly before midnight may have its congregation after it.
  const found = minutes < adhan && prayer === "isha" ? minutes + 1440 : minutes;
  return found >= adhan && found - adhan <= longestWait ? found : undefined;
}

const iqamahCount = ({ iqamah }: Reading): number => Object.keys(iqamah ?? {}).length;

function isInOrder({ times }: Reading): boolean {
  const found = dayMarks.flatMap((mark) => times[mark] ?? []);
  return found.every((minutes, index) => index === 0 || minutes > (found[index - 1] ?? 0));
}

function unreadLine({ line, text }: Row, reason: UnreadLine["reason"]): UnreadLine {
  return { line, text, reason };
}
