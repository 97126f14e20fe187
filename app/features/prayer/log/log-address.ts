import {
  type CalendarDay,
  calendarDayAt,
  dayNumber,
  formatCalendarDay,
  parseCalendarDay,
} from "#domain/calendar-day.ts";

export const logViews = ["day", "year", "owed", "pause"] as const;

export type LogView = (typeof logViews)[number];

/** Years before the current one that a person may go back. */
const yearsBack = 100;

/** The view that the address names; that of a day for anything unknown. */
export function logViewOf(search: URLSearchParams): LogView {
  const requested = search.get("view");
  return logViews.find((view) => view === requested) ?? "day";
}

/** The address of a view, of a day or a year where one is named. */
export function logAddress(
  view: LogView,
  named: { readonly day?: string; readonly year?: number } = {},
): string {
  const search = new URLSearchParams({
    ...(view === "day" ? {} : { view }),
    ...(named.day ? { day: named.day } : {}),
    ...(named.year ? { year: String(named.year) } : {}),
  });
  return search.size > 0 ? `/prayer-log?${search}` : "/prayer-log";
}

/** The first day that may be shown. */
export function firstLogDay(today: CalendarDay): CalendarDay {
  return { year: today.year - yearsBack, month: 1, day: 1 };
}

/** A day from the first one to today; undefined for anything else. */
export function logDayFrom(text: string, today: CalendarDay): CalendarDay | undefined {
  const day = parseCalendarDay(text);
  if (!day || dayNumber(day) > dayNumber(today)) return undefined;
  return dayNumber(day) < dayNumber(firstLogDay(today)) ? undefined : day;
}

/** The year that the address names, not after the current one; the current one for anything else. */
export function logYearOf(search: URLSearchParams, today: CalendarDay): number {
  const text = search.get("year") ?? "";
  const year = /^\d{4}$/.test(text) ? Number(text) : today.year;
  return year <= today.year && year >= today.year - yearsBack ? year : today.year;
}

/** The days of a month in weeks that begin with `firstWeekday`, 0 for Sunday; undefined outside the month. */
export function weeksOfMonth(
  { year, month }: Pick<CalendarDay, "year" | "month">,
  firstWeekday: number,
): (CalendarDay | undefined)[][] {
  const first = dayNumber({ year, month, day: 1 });
  const last = dayNumber(
    month === 12 ? { year: year + 1, month: 1, day: 1 } : { year, month: month + 1, day: 1 },
  );
  // 1970-01-01 was a Thursday.
  const before = (((first + 4 - firstWeekday) % 7) + 7) % 7;
  const weeks = Math.ceil((before + last - first) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_cell, weekday) => {
      const number = first - before + week * 7 + weekday;
      return number >= first && number < last ? calendarDayAt(number) : undefined;
    }),
  );
}

/** The day in the month that a key moves to, of those up to `last`; undefined where the key moves nothing. */
export function dayAfterKey(
  key: string,
  day: CalendarDay,
  last: number,
  isRightToLeft: boolean,
): string | undefined {
  const side = isRightToLeft ? -1 : 1;
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: side,
    ArrowLeft: -side,
    ArrowDown: 7,
    ArrowUp: -7,
    Home: 1 - day.day,
    End: last - day.day,
  };
  const step = steps[key];
  const moved = step === undefined ? Number.NaN : day.day + step;
  return moved >= 1 && moved <= last ? formatCalendarDay({ ...day, day: moved }) : undefined;
}
