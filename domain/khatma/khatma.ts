import { type CalendarDay, formatCalendarDay, parseCalendarDay } from "#domain/calendar-day.ts";

/** Pages of the Madinah mushaf. */
export const khatmaPages = 604;

/** Longest name, in characters. */
export const longestKhatmaName = 60;

/**
 * A plan to read the whole Quran once. It goes from its first page to the last one of the mushaf, then from page 1 to the
 * page before its first. Days are written `2026-11-21`.
 */
export type Khatma = {
  /** What the person calls it; empty where they gave it no name. */
  readonly name: string;
  /** The page it begins with, 1 to 604. */
  readonly firstPage: number;
  /** Whether a day's portion may end with any page, or with a juz; with parts of a juz where there are more days. */
  readonly portionsBy: "page" | "juz";
  readonly startsOn: string;
  readonly finishBy: string;
  /** Pages read, 0 to 604, counted from the first page. */
  readonly read: number;
  /** The day on which something was last read, and how much was read before it. */
  readonly lastDay?: { readonly day: string; readonly before: number };
};

export function isKhatmaFinished({ read }: Khatma): boolean {
  return read === khatmaPages;
}

/** The day on which a finished plan was finished. */
export function khatmaFinishedOn({ lastDay, finishBy }: Khatma): string {
  return lastDay?.day ?? finishBy;
}

/** The plan after so many pages, 0 to 604, are read by today: more than before, or fewer where that was a mistake. */
export function withPagesRead(plan: Khatma, today: CalendarDay, read: number): Khatma {
  const day = formatCalendarDay(today);
  const before = plan.lastDay?.day === day ? plan.lastDay.before : plan.read;
  return { ...plan, read, lastDay: { day, before: Math.min(before, read) } };
}

/** Pages read of a plan once a page, 1 to 604, is read. */
export function pagesReadWith({ firstPage }: Pick<Khatma, "firstPage">, page: number): number {
  return ((page - firstPage + khatmaPages) % khatmaPages) + 1;
}

/** True for a page that is not read yet for a plan: the place on it is where the plan goes on. */
export function isLeftToRead(plan: Pick<Khatma, "firstPage" | "read">, page: number): boolean {
  return pagesReadWith(plan, page) > plan.read;
}

/** The page, 1 to 604, that follows so many pages read; for all of them again the first. */
export function khatmaPageAfter({ firstPage }: Pick<Khatma, "firstPage">, read: number): number {
  return ((firstPage - 1 + read) % khatmaPages) + 1;
}

/** True for a page of the mushaf, 1 to 604. */
export function isKhatmaPage(value: unknown): value is number {
  return isCount(value) && value >= 1;
}

/** Reads a stored plan; undefined when it is incomplete or invalid. */
export function readKhatma(value: unknown): Khatma | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const {
    name = "",
    firstPage,
    portionsBy,
    startsOn,
    finishBy,
    read,
    lastDay,
  } = value as Record<string, unknown>;
  if (typeof name !== "string" || name.length > longestKhatmaName) return undefined;
  if (!isKhatmaPage(firstPage) || (portionsBy !== "page" && portionsBy !== "juz")) return undefined;
  if (!isDay(startsOn) || !isDay(finishBy) || finishBy < startsOn || !isCount(read)) return undefined;
  const plan = { name, firstPage, portionsBy, startsOn, finishBy, read } as const;
  const { day, before } = (lastDay ?? {}) as Record<string, unknown>;
  return isDay(day) && isCount(before) && before <= read ? { ...plan, lastDay: { day, before } } : plan;
}

const isDay = (value: unknown): value is string =>
  typeof value === "string" && parseCalendarDay(value) !== undefined;
const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= khatmaPages;
