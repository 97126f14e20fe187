import { addDays, type CalendarDay, formatCalendarDay } from "./calendar-day.ts";
import type { Instant } from "./zoned-time.ts";

/** An entry of a calendar file: a moment with an end, or a whole day. */
export type CalendarEntry = {
  /** Unique in the world and the same each time the entry is made, so that importing twice does not double it. */
  readonly uid: string;
  readonly summary: string;
  readonly description?: string;
  readonly location?: string;
} & (
  | { readonly start: Instant; readonly minutes: number }
  | { readonly day: CalendarDay }
  /** Every day from `daily` on at `minute` after midnight by the clock of wherever the reader is, with an alarm. */
  | { readonly daily: CalendarDay; readonly minute: number }
);

/** A calendar file's text by RFC 5545: UTC instants, lines of at most 75 octets, CRLF. */
export function calendarFile(name: string, entries: readonly CalendarEntry[], madeAt: Instant): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Riwaq//Riwaq//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${escapeText(name)}`,
    ...entries.flatMap((entry) => entryLines(entry, madeAt)),
    "END:VCALENDAR",
  ];
  return `${lines.map(fold).join("\r\n")}\r\n`;
}

function entryLines(entry: CalendarEntry, madeAt: Instant): string[] {
  return [
    "BEGIN:VEVENT",
    `UID:${escapeText(entry.uid)}`,
    `DTSTAMP:${compactInstant(madeAt)}`,
    ...timeLines(entry),
    `SUMMARY:${escapeText(entry.summary)}`,
    ...(entry.description ? [`DESCRIPTION:${escapeText(entry.description)}`] : []),
    ...(entry.location ? [`LOCATION:${escapeText(entry.location)}`] : []),
    ...("daily" in entry ? alarmLines(entry.summary) : []),
    "END:VEVENT",
  ];
}

function timeLines(entry: CalendarEntry): string[] {
  if ("day" in entry)
    return [
      `DTSTART;VALUE=DATE:${compactDay(entry.day)}`,
      `DTEND;VALUE=DATE:${compactDay(addDays(entry.day, 1))}`,
      "TRANSP:TRANSPARENT",
    ];
  // A time without a zone is the clock of the place the calendar is read in (RFC 5545, 3.3.5, form 1).
  if ("daily" in entry)
    return [
      `DTSTART:${compactDay(entry.daily)}T${compactMinute(entry.minute)}`,
      "DURATION:PT15M",
      "RRULE:FREQ=DAILY",
      "TRANSP:TRANSPARENT",
    ];
  return [
    `DTSTART:${compactInstant(entry.start)}`,
    `DTEND:${compactInstant(entry.start + entry.minutes * 60_000)}`,
  ];
}

function alarmLines(summary: string): string[] {
  return [
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    "TRIGGER:PT0S",
    `DESCRIPTION:${escapeText(summary)}`,
    "END:VALARM",
  ];
}

function compactMinute(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, "0")}${String(minute % 60).padStart(2, "0")}00`;
}

function compactDay(day: CalendarDay): string {
  return formatCalendarDay(day).replaceAll("-", "");
}

function compactInstant(instant: Instant): string {
  return new Date(Math.floor(instant / 1000) * 1000).toISOString().replace(/[-:]|\.\d{3}/g, "");
}

/** RFC 5545, 3.3.11: backslash, semicolon, comma and line end are escaped; other control signs left out. */
function escapeText(text: string): string {
  return [...text.replace(/\r\n?/g, "\n")]
    .filter((sign) => sign === "\n" || sign === "\t" || !isControl(sign))
    .join("")
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll("\n", "\\n");
}

function isControl(sign: string): boolean {
  const point = sign.codePointAt(0) ?? 0;
  return point < 0x20 || point === 0x7f;
}

/** RFC 5545, 3.1: a line longer than 75 octets goes on after a line end and a space, never within a sign. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = "";
  let bytesLeft = 75;
  for (const sign of line) {
    const size = octets(sign);
    if (size > bytesLeft) {
      parts.push(part);
      part = "";
      bytesLeft = 74;
    }
    part += sign;
    bytesLeft -= size;
  }
  return [...parts, part].join("\r\n ");
}

function octets(sign: string): number {
  const point = sign.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}
