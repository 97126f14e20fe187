import { isCalendarDay } from "#domain/calendar-day.ts";
import { askedEvents, type DateQuestion } from "./practical-tools.ts";
import type { Tagged } from "./word-tags.ts";

const firstGregorianYear = 1700;

const around: ReadonlySet<string> = new Set([
  ...["frame", "in", "for", "after", "today", "date", "hijri", "gregorian", "convert", "year", "number"],
  ...["when", "until", "begins", "next", "time"],
]);

/** Recognises a question for a date in the words of a message; each of them has to belong to such a question. */
export function dateQuestion(words: readonly Tagged[]): DateQuestion | undefined {
  const isKnown = ({ tag }: Tagged) => around.has(tag) || tag.includes(":");
  if (!words.every(isKnown)) return undefined;
  const has = (...tags: readonly string[]) => words.some(({ tag }) => tags.includes(tag));
  const numbers = words.flatMap(({ tag, text }) => (tag === "number" ? [Number(text)] : []));
  const events = valuesOf(words, "event");
  const months = valuesOf(words, "month").map(Number);
  const ofYear = valuesOf(words, "gregorian").map(Number);
  const asksOther = has("hijri", "gregorian", "convert", "when", "date");
  const ramadan = events[0] === "ramadan-begins" ? 9 : undefined;
  const hijriMonth = months[0] ?? ramadan;
  if (numbers.length >= 2 && asksOther) return fullDate(numbers, hijriMonth, ofYear[0], has("hijri"));
  if (ofYear.length > 0) return undefined;
  const asksDate = has("when", "until") || (has("date") && !has("today"));
  if (asksDate && numbers.length <= 1 && (hijriMonth !== undefined || events.length > 0))
    return namedDay(events, hijriMonth, numbers[0]);
  const asksToday = events.length === 0 && months.length === 0 && numbers.length === 0 && has("hijri");
  return asksToday && (has("date") || has("today")) ? { tool: "hijri-today" } : undefined;
}

function valuesOf(words: readonly Tagged[], kind: string): readonly string[] {
  return words.flatMap(({ tag }) => (tag.startsWith(`${kind}:`) ? [tag.slice(kind.length + 1)] : []));
}

/** An event or a day of a month, the next one or that of a year. */
function namedDay(events: readonly string[], month: number | undefined, number: number | undefined) {
  const isDay = number !== undefined && number >= 1 && number <= 30;
  if (number !== undefined && !isDay && (number < 1300 || number > 2200)) return undefined;
  const year = isDay || number === undefined ? {} : { year: number };
  if (month !== undefined && (isDay || events.length === 0))
    return { tool: "hijri-month", month, day: isDay ? number : 1, ...year } as const;
  const [first, ...others] = new Set(events);
  // "Eid" stands beside its longer name in some languages.
  const event = askedEvents.find((one) => one === first);
  return event && others.length === 0 && !isDay
    ? ({ tool: "event-date", event, ...year } as const)
    : undefined;
}

/** A day with its year: with the name of its month, or as three numbers, the day before the month. */
function fullDate(
  numbers: readonly number[],
  hijriMonth: number | undefined,
  gregorianMonth: number | undefined,
  isHijri: boolean,
): DateQuestion | undefined {
  const [one = 0, two = 0, three] = numbers;
  const month = hijriMonth ?? gregorianMonth;
  if (month !== undefined) {
    if (three !== undefined) return undefined;
    const [day, year] = one > 31 ? [two, one] : [one, two];
    return hijriMonth === undefined ? gregorianOf(year, month, day) : hijriOf(year, month, day);
  }
  if (three === undefined || numbers.length > 3) return undefined;
  const [year, middle, last] = one > 31 ? [one, two, three] : [three, two, one];
  const [monthNumber, day] = middle > 12 && last <= 12 ? [last, middle] : [middle, last];
  if (year >= firstGregorianYear) return gregorianOf(year, monthNumber, day);
  return isHijri || year >= 1300 ? hijriOf(year, monthNumber, day) : undefined;
}

function gregorianOf(year: number, month: number, day: number): DateQuestion | undefined {
  const date = { year, month, day };
  return year >= firstGregorianYear && isCalendarDay(date) ? { tool: "gregorian-day", day: date } : undefined;
}

function hijriOf(year: number, month: number, day: number): DateQuestion | undefined {
  const isPossible =
    year >= 1 && year < firstGregorianYear && month >= 1 && month <= 12 && day >= 1 && day <= 30;
  return isPossible ? { tool: "hijri-day", hijri: { year, month, day } } : undefined;
}
