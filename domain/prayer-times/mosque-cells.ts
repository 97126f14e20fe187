import type { CalendarDay } from "#domain/calendar-day.ts";
import type { Minutes } from "./calculation-options.ts";
import { readDate } from "./mosque-dates.ts";
import type { DayMark } from "./prayer-name.ts";

/**
 * A time as written, before it is known whether 5 means morning; `later` for minutes after the prayer's own time (`+15`);
 * `gap` for a cell without one.
 */
export type MosqueCell = MosqueTime | { readonly later: Minutes } | "gap";

export type MosqueTime = {
  readonly hour: number;
  readonly minute: number;
  readonly half: "am" | "pm" | undefined;
};

/** True for a cell with a time of the clock. */
export function isTime(cell: MosqueCell | undefined): cell is MosqueTime {
  return typeof cell === "object" && "hour" in cell;
}

/** A parsed line: its date if it has one, and its cells in order. */
export type MosqueLine = {
  readonly day: CalendarDay | undefined;
  readonly cells: readonly MosqueCell[];
  /** The cells with a gap for each empty place between separators, and for each word in the place of a time. */
  readonly withGaps: readonly (readonly MosqueCell[])[];
};

const half = String.raw`(?:\s?(a\.?m\.?|p\.?m\.?|ص|م|صباحا|صباحًا|مساء|مساءً|öö|ös)(?![\p{L}]))?`;
const cellSource = [
  String.raw`(?<![\d:.])(\d{1,2})\s?[:.h٫]\s?(\d{2})(?::\d{2})?(?![\d])${half}`,
  String.raw`(?<![\d:.])\+\s?(\d{1,2})(?![\d:.])(?:\s?min\.?|\s?′|\s?د)?`,
  String.raw`(?<=^|[\s|,;])(--+:?-*|[-–—]+|…|\.{2,}|\?+|n\/?a|x+)(?=$|[\s|,;])`,
].join("|");
const cellPattern = new RegExp(cellSource, "giu");
// Non-capturing, because split would return the groups.
const cellSplit = new RegExp(cellSource.replace(/\((?!\?)/g, "(?:"), "iu");

/**
 * Parses the date and cells of a line in Western, Arabic-Indic or Persian digits; a missing year is the one
 * near `firstDay`.
 */
export function readMosqueLine(text: string, firstDay: CalendarDay, isFrench = false): MosqueLine {
  const { day, rest } = readDate(withWesternDigits(text), firstDay, isFrench);
  const cells = [...rest.matchAll(cellPattern)].map((match) => cellOf(match));
  if (cells.length === 0) return { day, cells: bareCells(rest), withGaps: [] };
  return { day, cells, withGaps: [...cellsBetweenSigns(rest), ...cellsAmongWords(rest)] };
}

/**
 * The cells between tabs, bars or commas: anything but a time is a gap, except the first cell, which may be
 * the line's name.
 */
function cellsBetweenSigns(text: string): MosqueCell[][] {
  const sign = ["\t", "|", ";", ","].find((each) => text.split(each).length > 3);
  if (!sign) return [];
  // Bars at both ends frame the table.
  const trimmed = sign === "|" ? text.trim().replace(/^\|(.*)\|$/, "$1") : text;
  const cells = trimmed.split(sign).map((part): MosqueCell => {
    const [match] = part.matchAll(cellPattern);
    return match ? cellOf(match) : "gap";
  });
  const lead = cells.findIndex((cell) => cell !== "gap");
  return Array.from({ length: lead + 1 }, (_, dropped) => cells.slice(lead - dropped));
}

/** The cells with one gap for words between two times or after the last one. */
function cellsAmongWords(text: string): MosqueCell[][] {
  const parts = text.split(cellSplit);
  const times = [...text.matchAll(cellPattern)].map((match) => cellOf(match));
  const cells = times.flatMap((time, index): MosqueCell[] =>
    /\p{L}{2}/u.test(parts[index + 1] ?? "") ? [time, "gap"] : [time],
  );
  // Words after the last time may be a remark.
  return cells.at(-1) === "gap" ? [cells, cells.slice(0, -1)] : [cells];
}

/** Converts the three kinds of digits to 0 to 9. */
function withWesternDigits(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0));
}

function cellOf([, hours, minutes, half, later]: RegExpExecArray | RegExpMatchArray): MosqueCell {
  if (later !== undefined) return { later: Number(later) };
  if (hours === undefined || minutes === undefined) return "gap";
  const [hour, minute] = [Number(hours), Number(minutes)];
  return hour > 23 || minute > 59 ? "gap" : { hour, minute, half: halfOf(half) };
}

function halfOf(word: string | undefined): "am" | "pm" | undefined {
  if (!word) return undefined;
  return /^(a|ص|öö)/i.test(word) ? "am" : "pm";
}

/** `0512 0630 …`: four digits without a separator, if the whole line is written so. */
function bareCells(text: string): MosqueCell[] {
  const found = [...text.matchAll(/(?<!\d)([01]\d|2[0-3])([0-5]\d)(?!\d)/g)];
  return found.length < 5 ? [] : found.map((match) => cellOf(match));
}

/**
 * Minutes from the day's midnight, past 1440 for an isha after midnight; without am or pm the prayer decides.
 */
export function minutesOf(cell: MosqueTime, mark: DayMark): Minutes {
  const written = cell.hour * 60 + cell.minute;
  const isMorning = mark === "fajr" || mark === "sunrise";
  if (cell.half) {
    const minutes = (written % 720) + (cell.half === "pm" ? 720 : 0);
    return mark === "isha" && minutes < 360 ? minutes + 1440 : minutes;
  }
  if (cell.hour > 12) return written;
  if (isMorning) return cell.hour === 12 ? written - 720 : written;
  if (mark === "isha" && (cell.hour === 12 || cell.hour < 4)) return (written % 720) + 1440;
  return cell.hour < (mark === "dhuhr" ? 9 : 12) ? written + 720 : written;
}
