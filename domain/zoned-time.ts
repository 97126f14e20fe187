import { type CalendarDay, dayNumber } from "./calendar-day.ts";

/** A moment in milliseconds since 1970-01-01T00:00Z. */
export type Instant = number;

/** An hour of the wall clock: hour 0 to 23, minute and second 0 to 59. */
export type ClockTime = { readonly hour: number; readonly minute: number; readonly second: number };

const minute = 60_000;
const formatters = new Map<string, Intl.DateTimeFormat>();

// Creating a formatter costs a thousand times more than using one, so one is cached per zone.
function formatterFor(timeZone: string): Intl.DateTimeFormat {
  const saved = formatters.get(timeZone);
  if (saved) return saved;
  const made = new Intl.DateTimeFormat("en-US-u-ca-gregory-nu-latn", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
  formatters.set(timeZone, made);
  return made;
}

/** True for a zone of the IANA database by name (`Asia/Jakarta`, `UTC`), not a bare offset such as `+03:00`. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+\-/]{1,63}$/.test(name)) return false;
  try {
    formatterFor(name);
    return true;
  } catch {
    return false;
  }
}

/** Milliseconds the zone's wall clock is ahead of UTC at that instant. */
export function zoneOffset(timeZone: string, instant: Instant): number {
  const second = Math.floor(instant / 1000) * 1000;
  const match = /(\d+)\/(\d+)\/(\d+), (\d+):(\d+):(\d+)/.exec(formatterFor(timeZone).format(second));
  if (!match) return 0;
  const [month = 1, day = 1, year = 1970, hour = 0, minutes = 0, seconds = 0] = match.slice(1).map(Number);
  return Date.UTC(year, month - 1, day, hour, minutes, seconds) - second;
}

/** The day the zone's calendar shows at that instant. */
export function calendarDayIn(timeZone: string, instant: Instant): CalendarDay {
  const shown = new Date(instant + zoneOffset(timeZone, instant));
  return { year: shown.getUTCFullYear(), month: shown.getUTCMonth() + 1, day: shown.getUTCDate() };
}

/** The hour the zone's wall clock shows at that instant. */
export function clockIn(timeZone: string, instant: Instant): ClockTime {
  const shown = new Date(instant + zoneOffset(timeZone, instant));
  return { hour: shown.getUTCHours(), minute: shown.getUTCMinutes(), second: shown.getUTCSeconds() };
}

/** `05:07`, the zone's wall clock, seconds cut off. */
export function formatClock(timeZone: string, instant: Instant): string {
  const { hour, minute: minutes } = clockIn(timeZone, instant);
  return `${String(hour).padStart(2, "0")}:${String(minutes).padStart(2, "0")}`;
}

/**
 * The instant at which the zone's clock shows that day and hour. An hour shown twice is its first showing;
 * an hour that summer time leaps over is taken by the offset before the leap.
 */
export function instantIn(timeZone: string, day: CalendarDay, hour = 0, minutes = 0): Instant {
  const shown = dayNumber(day) * 1440 * minute + hour * 60 * minute + minutes * minute;
  const before = zoneOffset(timeZone, shown - 1440 * minute);
  const after = zoneOffset(timeZone, shown + 1440 * minute);
  const found = [shown - before, shown - after].filter((at) => at + zoneOffset(timeZone, at) === shown);
  return found.length > 0 ? Math.min(...found) : shown - before;
}
