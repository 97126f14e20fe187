import {
  addDays,
  type CalendarDay,
  dayNumber,
  daysFrom,
  formatCalendarDay,
  parseCalendarDay,
} from "#domain/calendar-day.ts";

/** Days, `2026-11-21`, on which no prayer is owed or asked for. `until` is the last of them, null while it goes on. */
export type Pause = { readonly from: string; readonly until: string | null };

/** Longest pause in days, and most pauses: a longer one is a date typed wrongly. */
export const pauseLimits = { days: 120, count: 1000 } as const;

/** Why a pause cannot be stored. */
export type PauseFault = "noDay" | "order" | "future" | "tooLong" | "overlap";

/** Reads a stored pause; undefined for days that do not exist or are in the wrong order. */
export function readPause(value: unknown): Pause | undefined {
  const { from, until = null } = (value ?? {}) as Record<string, unknown>;
  if (!isDay(from)) return undefined;
  if (until === null) return { from, until };
  return isDay(until) && until >= from ? { from, until } : undefined;
}

/** What is wrong with a pause that a person enters on `today`, beside those there are; undefined where nothing is. */
export function pauseFault(pause: Pause, others: readonly Pause[], today: string): PauseFault | undefined {
  const { from, until } = pause;
  if (!isDay(from) || (until !== null && !isDay(until))) return "noDay";
  if (from > today) return "future";
  if (until !== null && until < from) return "order";
  if (until !== null && numberOf(until) - numberOf(from) >= pauseLimits.days) return "tooLong";
  const isApart = (other: Pause) =>
    (until !== null && until < other.from) || (other.until !== null && other.until < from);
  return others.every(isApart) ? undefined : "overlap";
}

/** True for a day, `2026-11-21`, within one of the pauses. */
export function isPaused(pauses: Iterable<Pause>, day: string): boolean {
  for (const { from, until } of pauses) if (from <= day && (until === null || day <= until)) return true;
  return false;
}

/** The days of all pauses up to `today`, `2026-11-21`. */
export function pausedDays(pauses: Iterable<Pause>, today: string): ReadonlySet<string> {
  const days = new Set<string>();
  for (const { from, until } of pauses) {
    const first = parseCalendarDay(from);
    const last = until === null || until > today ? today : until;
    const count = Math.max(0, numberOf(last) - numberOf(from) + 1);
    if (first) for (const day of daysFrom(first, count)) days.add(formatCalendarDay(day));
  }
  return days;
}

/** The pause that ended on the day before `today`; undefined for one that began today, which is then none. */
export function endedBefore(pause: Pause, today: CalendarDay): Pause | undefined {
  const until = formatCalendarDay(addDays(today, -1));
  return until < pause.from ? undefined : { ...pause, until };
}

/** Pauses with those of another list that are not among them, earliest first. */
export function joinPauses(pauses: readonly Pause[], others: readonly Pause[]): Pause[] {
  const named = new Map([...pauses, ...others].map((pause) => [`${pause.from}/${pause.until}`, pause]));
  return [...named.values()].toSorted((one, two) => (one.from < two.from ? -1 : 1));
}

function isDay(value: unknown): value is string {
  return typeof value === "string" && parseCalendarDay(value) !== undefined;
}

function numberOf(day: string): number {
  const parsed = parseCalendarDay(day);
  return parsed ? dayNumber(parsed) : Number.NaN;
}
