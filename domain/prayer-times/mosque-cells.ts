import { type CalendarDay, isCalendarDay } from "#domain/calendar-day.ts";
import type { Minutes } from "./calculation-options.ts";
import type { DayMark } from "./prayer-name.ts";

/** A time as written, before it is known whether 5 means morning; `gap` where a cell holds none. */
export type MosqueCell =
  | { readonly hour: number; readonly minute: number; readonly half: "am" | "pm" | undefined }
  | "gap";

/** A line taken apart: its date where it has a whole one, and its cells in order. */
export type MosqueLine = { readonly day: CalendarDay | undefined; readonly cells: readonly MosqueCell[] };

const half = String.raw`(?:\s?(a\.?m\.?|p\.?m\.?|ص|م|صباحا|صباحًا|مساء|مساءً|öö|ös)(?![\p{L}]))?`;
const cellPattern = new RegExp(
  [
    String.raw`(?<![\d:.])(\d{1,2})\s?[:.h٫]\s?(\d{2})(?::\d{2})?(?![\d])${half}`,
    String.raw`(?<=^|[\s|,;])(--+:?-*|[-–—]+|…|\.{2,}|\?+|n\/?a|x+)(?=$|[\s|,;])`,
  ].join("|"),
  "giu",
);

/** Reads a line's date and cells, in Western, Arabic-Indic or Persian digits. */
export function readMosqueLine(text: string): MosqueLine {
  const { day, rest } = takeDate(withWesternDigits(text));
  const cells = [...rest.matchAll(cellPattern)].map((match) => cellOf(match));
  return { day, cells: cells.length > 0 ? cells : bareCells(rest) };
}

/** Digits of the three kinds as 0 to 9. */
function withWesternDigits(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0));
}

function cellOf([, hours, minutes, half]: RegExpExecArray | RegExpMatchArray): MosqueCell {
  if (hours === undefined || minutes === undefined) return "gap";
  const [hour, minute] = [Number(hours), Number(minutes)];
  return hour > 23 || minute > 59 ? "gap" : { hour, minute, half: halfOf(half) };
}

function halfOf(word: string | undefined): "am" | "pm" | undefined {
  if (!word) return undefined;
  return /^(a|ص|öö)/i.test(word) ? "am" : "pm";
}

/** `0512 0630 …`: four digits without a sign between, when a whole line is written so. */
function bareCells(text: string): MosqueCell[] {
  const found = [...text.matchAll(/(?<!\d)([01]\d|2[0-3])([0-5]\d)(?!\d)/g)];
  return found.length < 5 ? [] : found.map((match) => cellOf(match));
}

/** A date with its year; day before month, unless only the other way is a date. */
function takeDate(text: string): { readonly day: CalendarDay | undefined; readonly rest: string } {
  const pattern = /(?<!\d)(?:(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})|(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}))(?!\d)/;
  const match = pattern.exec(text);
  if (!match) return { day: undefined, rest: text };
  const [y1, m1, d1, a, b, y2] = match
    .slice(1)
    .map((part) => (part === undefined ? Number.NaN : Number(part)));
  const possible = Number.isNaN(y1 ?? Number.NaN)
    ? [
        { year: y2 ?? 0, month: b ?? 0, day: a ?? 0 },
        { year: y2 ?? 0, month: a ?? 0, day: b ?? 0 },
      ]
    : [{ year: y1 ?? 0, month: m1 ?? 0, day: d1 ?? 0 }];
  return { day: possible.find(isCalendarDay), rest: text.replace(match[0], " ") };
}

/** Minutes from the day's midnight, past 1440 for an isha after midnight; by the mark where am and pm are not said. */
export function minutesOf(cell: Exclude<MosqueCell, "gap">, mark: DayMark): Minutes {
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
