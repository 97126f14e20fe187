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
  /** What the portion ends with. */
  readonly unit: PortionUnit;
  readonly isDone: boolean;
  /** Days from today to the last one, both included; 0 when that is over. */
  readonly daysLeft: number;
};

/** What portions end with: a juz, a hizb (half a juz), a quarter of a hizb, or a page. */
export type PortionUnit = "juz" | "hizb" | "quarter" | "page";

const quartersIn = { juz: 8, hizb: 4, quarter: 1 } as const;

/**
 * Where portions may end after so many pages, as counts of pages read, ascending to 604. A page on which a juz, a hizb or
 * a quarter begins belongs to it as a whole.
 */
function endsAfter(
  before: number,
  unit: PortionUnit,
  firstPage: number,
  quarterPages: readonly number[],
): readonly number[] {
  if (unit === "page") return Array.from({ length: khatmaPages - before }, (_, index) => before + index + 1);
  const starts = quarterPages.filter((_, index) => index % quartersIn[unit] === 0);
  const ends = starts
    .map((page) => (page - firstPage + khatmaPages) % khatmaPages)
    .filter((end) => end > before)
    .sort((one, other) => one - other);
  return before < khatmaPages ? [...new Set([...ends, khatmaPages])] : [];
}

/**
 * The units a plan of so many days may use, the largest first. Where juz are too few, they are cut into hizbs if every
 * day gets as many, else into quarters, of which no day gets more than one above another.
 */
function unitsOf(plan: Khatma, days: number, quarterPages: readonly number[]): readonly PortionUnit[] {
  if (plan.portionsBy === "page") return ["page"];
  const count = (unit: PortionUnit) => endsAfter(0, unit, plan.firstPage, quarterPages).length;
  if (count("juz") >= days) return ["juz", "quarter", "page"];
  const hizbs = count("hizb");
  return hizbs >= days && hizbs % days === 0 ? ["hizb", "quarter", "page"] : ["quarter", "page"];
}

/** What is left, cut by the largest unit of which every day gets some. */
function leftFor(
  plan: Khatma,
  before: number,
  days: number,
  units: readonly PortionUnit[],
  quarterPages: readonly number[],
) {
  for (const unit of units) {
    const ends = endsAfter(before, unit, plan.firstPage, quarterPages);
    const isUneven = unit === "hizb" && ends.length % days > 0;
    if (unit === "page" || (ends.length >= days && !isUneven)) return { unit, ends };
  }
  return { unit: "page" as const, ends: [] };
}

/** Days from one to another, both included; 0 where the last is before the first. */
function daysBetween(first: CalendarDay, last: CalendarDay): number {
  return Math.max(0, dayNumber(last) - dayNumber(first) + 1);
}

/**
 * What a day asks for. What is left is spread evenly over the days that remain, so that each has a portion as long as
 * there are pages enough; after the last day the plan goes on with portions as long as its first.
 *
 * @param quarterPages the page on which each of the 240 quarters of a hizb begins, ascending.
 */
export function khatmaDayOf(plan: Khatma, today: CalendarDay, quarterPages: readonly number[]): KhatmaDay {
  const first = parseCalendarDay(plan.startsOn) ?? today;
  const last = parseCalendarDay(plan.finishBy) ?? today;
  const before = plan.lastDay?.day === formatCalendarDay(today) ? plan.lastDay.before : plan.read;
  const daysLeft = daysBetween(dayNumber(today) < dayNumber(first) ? first : today, last);
  const allDays = daysBetween(first, last);
  const units = unitsOf(plan, allDays, quarterPages);
  const { unit, ends } =
    daysLeft > 0
      ? leftFor(plan, before, daysLeft, units, quarterPages)
      : leftFor(plan, 0, allDays, units, quarterPages);
  const left = ends.filter((end) => end > before);
  const end = left[Math.ceil(ends.length / (daysLeft || allDays)) - 1] ?? khatmaPages;
  const portion = left.length > 0 ? { start: before, end } : undefined;
  return { portion, unit, isDone: portion === undefined || plan.read >= portion.end, daysLeft };
}

/** What is still to be read on each day from today on, when nothing is missed; today only if it is not done. */
export function khatmaForecast(
  plan: Khatma,
  today: CalendarDay,
  quarterPages: readonly number[],
): readonly { readonly day: CalendarDay; readonly portion: Portion }[] {
  const days: { day: CalendarDay; portion: Portion }[] = [];
  let rest = plan;
  for (let day = today; !isKhatmaFinished(rest); day = addDays(day, 1)) {
    const { portion, isDone } = khatmaDayOf(rest, day, quarterPages);
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
