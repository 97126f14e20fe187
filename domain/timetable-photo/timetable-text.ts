import type { CalendarDay } from "#domain/calendar-day.ts";
import { readMosqueTable } from "#domain/prayer-times/mosque-table.ts";

/** Rows of a table from the top, with the texts of its cells from the left; empty where nothing was read. */
export type TextRows = readonly (readonly string[])[];

const time = /^\d{1,2}:\d{2}$/;

/** Fewest times in a row that is a day's. */
const fewestTimes = 3;

/** A cell as it was read, with the separator that may have been lost: `0512` and `5.12` are `05:12` and `5:12`. */
export function tidyCell(text: string): string {
  const plain = text
    .replace(/\s+/g, "")
    .replace(/[.,;٫]/g, ":")
    .replace(/:{2,}/g, ":")
    .replace(/^:|:$/g, "");
  return plain.replace(/^(\d{1,2})(\d{2})$/, "$1:$2");
}

/**
 * The days of a table that was read, in the order of their prayers: without headings, dates and other columns that have
 * no times, and turned around where the table runs from the right.
 */
export function dayRows(rows: TextRows, firstDay: CalendarDay): string[][] {
  const tidy = rows.map((row) => row.map(tidyCell));
  const counts = tidy.map((row) => row.filter(isTimeCell).length);
  // Words of a heading may be taken for a time here and there, but hardly for a row of them.
  const fewest = Math.max(fewestTimes, Math.max(0, ...counts) * 0.6);
  const days = tidy.filter((_, row) => (counts[row] ?? 0) >= fewest);
  const width = Math.max(0, ...days.map(({ length }) => length));
  const columns = Array.from({ length: width }, (_, column) => column).filter(
    (column) => days.filter((row) => isTimeCell(row[column] ?? "")).length * 2 >= days.length,
  );
  const shown = days.map((row) => columns.map((column) => row[column] ?? ""));
  const turned = shown.map((row) => row.toReversed());
  return readDays(turned, firstDay) > readDays(shown, firstDay) ? turned : shown;
}

function readDays(rows: TextRows, firstDay: CalendarDay): number {
  return readMosqueTable(rowsText(rows), firstDay).days.length;
}

/** The rows as the field for a pasted table takes them; a cell that is no time is a gap. */
export function rowsText(rows: TextRows): string {
  return rows.map((row) => row.map((cell) => (time.test(cell) ? cell : "--")).join("\t")).join("\n");
}

/** True for a cell that is a time of the clock. */
export function isTimeCell(cell: string): boolean {
  const [hour = 99, minute = 99] = cell.split(":").map(Number);
  return time.test(cell) && hour < 24 && minute < 60;
}
