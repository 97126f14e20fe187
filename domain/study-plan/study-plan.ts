import {
  addDays,
  type CalendarDay,
  dayNumber,
  formatCalendarDay,
  parseCalendarDay,
  weekday,
} from "#domain/calendar-day.ts";
import { isVerse } from "#domain/verse-reference.ts";

/** What is to be memorised by when, and how far it has come. Days are written `2026-11-21`. */
export type StudyPlan = {
  readonly surah: number;
  readonly from: number;
  readonly to: number;
  readonly startsOn: string;
  readonly finishBy: string;
  /** Days of the week for new verses, 0 for Sunday to 6 for Saturday; never empty. */
  readonly weekdays: readonly number[];
  /** Verses learnt, counted from `from`. */
  readonly learnt: number;
  /** The day something was last learnt, and how much was learnt before it. */
  readonly lastDay?: { readonly day: string; readonly before: number };
};

export type VerseSpan = { readonly from: number; readonly to: number };

/** What a day asks for. */
export type StudyDay = {
  readonly isStudyDay: boolean;
  /** Verses to learn today, also those of them that are learnt; undefined on a free day and when all is learnt. */
  readonly fresh: VerseSpan | undefined;
  /** How many of them are learnt. */
  readonly freshDone: number;
  /** What to listen to: today's verses and those of the next study day. */
  readonly listening: VerseSpan | undefined;
  readonly isFinished: boolean;
  /** Its last day is over and something is left. */
  readonly isLate: boolean;
  /** Study days from today to the last day, today included. */
  readonly daysLeft: number;
};

/** Longest plan, in days. */
const longest = 3660;

/** Study days from one day to another, both included. */
export function studyDaysBetween(first: CalendarDay, last: CalendarDay, weekdays: readonly number[]): number {
  const days = Math.min(longest, dayNumber(last) - dayNumber(first) + 1);
  let count = 0;
  for (let step = 0; step < days; step++) if (weekdays.includes(weekday(addDays(first, step)))) count++;
  return count;
}

const size = ({ from, to }: VerseSpan) => to - from + 1;

/** Verses per study day when a plan starts; at least one. */
export function paceOf(plan: Pick<StudyPlan, "from" | "to" | "startsOn" | "finishBy" | "weekdays">): number {
  const [first, last] = [parseCalendarDay(plan.startsOn), parseCalendarDay(plan.finishBy)];
  const days = first && last ? studyDaysBetween(first, last, plan.weekdays) : 0;
  return Math.max(1, Math.ceil(size(plan) / Math.max(1, days)));
}

/** How a plan is spread over its days: verses at most a day, on so many days, the last of them. */
export type Spread = { readonly most: number; readonly days: number; readonly last: CalendarDay };

/** Preview of a plan before it starts; undefined without a study day before its end. Few verses end early. */
export function spreadOf(
  plan: Pick<StudyPlan, "from" | "to" | "startsOn" | "finishBy" | "weekdays">,
): Spread | undefined {
  const [first, end] = [parseCalendarDay(plan.startsOn), parseCalendarDay(plan.finishBy)];
  if (!first || !end) return undefined;
  const span = Math.min(longest, dayNumber(end) - dayNumber(first) + 1);
  let days = 0;
  let last = first;
  for (let step = 0; step < span && days < size(plan); step++) {
    const day = addDays(first, step);
    if (!plan.weekdays.includes(weekday(day))) continue;
    days++;
    last = day;
  }
  return days === 0 ? undefined : { most: paceOf(plan), days, last };
}

/** What a day asks for. What was missed is spread over the days that are left; after the last day the pace stays. */
export function studyDayOf(plan: StudyPlan, today: CalendarDay): StudyDay {
  const last = parseCalendarDay(plan.finishBy) ?? today;
  const isToday = plan.lastDay?.day === formatCalendarDay(today);
  const before = isToday ? (plan.lastDay?.before ?? 0) : plan.learnt;
  const left = size(plan) - before;
  const isFinished = plan.learnt >= size(plan);
  const isLate = dayNumber(today) > dayNumber(last) && !isFinished;
  const daysLeft = isLate ? 0 : studyDaysBetween(today, last, plan.weekdays);
  const isStudyDay = plan.weekdays.includes(weekday(today));
  const portion = isLate ? paceOf(plan) : Math.max(1, Math.ceil(left / Math.max(1, daysLeft)));
  const span = (start: number, count: number): VerseSpan | undefined => {
    const end = Math.min(plan.to, start + count - 1);
    return start > plan.to ? undefined : { from: start, to: end };
  };
  const first = plan.from + before;
  return {
    isStudyDay,
    fresh: isStudyDay && left > 0 ? span(first, portion) : undefined,
    freshDone: plan.learnt - before,
    listening: span(first, portion * 2),
    isFinished,
    isLate,
    daysLeft,
  };
}

/** The plan after one more verse was learnt on a day, or after the last one was undone. */
export function changeLearnt(plan: StudyPlan, today: CalendarDay, by: 1 | -1): StudyPlan {
  const day = formatCalendarDay(today);
  const before = plan.lastDay?.day === day ? plan.lastDay.before : plan.learnt;
  const next = Math.min(size(plan), Math.max(before, plan.learnt + by));
  return { ...plan, learnt: next, lastDay: { day, before } };
}

/** Reads a stored plan; undefined when it is incomplete or invalid. */
export function readPlan(value: unknown): StudyPlan | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const {
    surah,
    from,
    to,
    startsOn,
    finishBy,
    weekdays,
    learnt: done,
    lastDay,
  } = value as Record<string, unknown>;
  if (typeof surah !== "number" || typeof from !== "number" || typeof to !== "number" || to < from)
    return undefined;
  if (!isVerse({ surah, ayah: from }) || !isVerse({ surah, ayah: to })) return undefined;
  if (!isDay(startsOn) || !isDay(finishBy) || finishBy < startsOn) return undefined;
  if (!Array.isArray(weekdays) || weekdays.length === 0 || !weekdays.every(isWeekday)) return undefined;
  if (!isCount(done) || done > to - from + 1) return undefined;
  const plan = { surah, from, to, startsOn, finishBy, weekdays, learnt: done };
  const { day, before } = (lastDay ?? {}) as Record<string, unknown>;
  return isDay(day) && isCount(before) && before <= done ? { ...plan, lastDay: { day, before } } : plan;
}

const isDay = (value: unknown): value is string =>
  typeof value === "string" && parseCalendarDay(value) !== undefined;
const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;
const isWeekday = (value: unknown) => isCount(value) && value <= 6;
