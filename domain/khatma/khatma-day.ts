import {
  addDays,
  type CalendarDay,
  dayNumber,
  formatCalendarDay,
  parseCalendarDay,
} from "#domain/calendar-day.ts";
import { isKhatmaFinished, type Khatma, khatmaPageAfter, khatmaPages } from "./khatma.ts";

/** Pages of a plan in the order of reading: those after `start` pages until `end` are read. */
export type Portion = { readonly start: number; readonly end: number };

/** Pages of the mushaf, both included. */
export type PageSpan = { readonly from: number; readonly to: number };

/** What a day asks for. */
export type KhatmaDay = {
  /** Undefined when everything had been read before this day. It stays the same while it is being read. */
  readonly portion: Portion | undefined;
  readonly isDone: boolean;
  /** Days from today to the last one, both included; 0 when that is over. */
  readonly daysLeft: number;
};

/**
 * Where the portions of a plan may end, as counts of pages read, ascending to 604. A page on which a juz begins belongs
 * to it as a whole.
 */
function endsOf({ firstPage, portionsBy }: Khatma, juzPages: readonly number[]): readonly number[] {
  if (portionsBy === "page") return Array.from({ length: khatmaPages }, (_, index) => index + 1);
  const ends = juzPages.map((page) => (page - firstPage + khatmaPages) % khatmaPages);
  return [...new Set([...ends.filter((end) => end > 0), khatmaPages])].sort((one, other) => one - other);
}

/** Days from one to another, both included; 0 where the last is before the first. */
function daysBetween(first: CalendarDay, last: CalendarDay): number {
  return Math.max(0, dayNumber(last) - dayNumber(first) + 1);
}

/**
 * What a day asks for. What is left is spread evenly over the days that remain; after the last day the plan goes on with
 * portions as long as its first.
 *
 * @param juzPages the page on which each juz begins, ascending.
 */
export function khatmaDayOf(plan: Khatma, today: CalendarDay, juzPages: readonly number[]): KhatmaDay {
  const first = parseCalendarDay(plan.startsOn) ?? today;
  const last = parseCalendarDay(plan.finishBy) ?? today;
  const before = plan.lastDay?.day === formatCalendarDay(today) ? plan.lastDay.before : plan.read;
  const daysLeft = daysBetween(dayNumber(today) < dayNumber(first) ? first : today, last);
  const ends = endsOf(plan, juzPages);
  const left = ends.filter((end) => end > before);
  const count =
    daysLeft > 0 ? Math.ceil(left.length / daysLeft) : Math.ceil(ends.length / daysBetween(first, last));
  const end = left[count - 1] ?? khatmaPages;
  const portion = left.length > 0 ? { start: before, end } : undefined;
  return { portion, isDone: portion === undefined || plan.read >= portion.end, daysLeft };
}

/** What is still to be read on each day from today on, when nothing is missed; today only if it is not done. */
export function khatmaForecast(
  plan: Khatma,
  today: CalendarDay,
  juzPages: readonly number[],
): readonly { readonly day: CalendarDay; readonly portion: Portion }[] {
  const days: { day: CalendarDay; portion: Portion }[] = [];
  let rest = plan;
  for (let day = today; !isKhatmaFinished(rest); day = addDays(day, 1)) {
    const { portion, isDone } = khatmaDayOf(rest, day, juzPages);
    if (!portion || isDone) continue;
    days.push({ day, portion: { start: rest.read, end: portion.end } });
    const { lastDay: _, ...others } = rest;
    rest = { ...others, read: portion.end };
  }
  return days;
}

/** The pages of a portion: one span, or two where it goes on from the last page of the mushaf to its first. */
export function pagesOfPortion(
  plan: Pick<Khatma, "firstPage">,
  { start, end }: Portion,
): readonly PageSpan[] {
  const from = khatmaPageAfter(plan, start);
  const to = khatmaPageAfter(plan, end - 1);
  if (from <= to) return [{ from, to }];
  return [
    { from, to: khatmaPages },
    { from: 1, to },
  ];
}
