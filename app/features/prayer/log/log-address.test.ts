import { expect, test } from "vitest";
import { formatCalendarDay } from "#domain/calendar-day.ts";
import { dayAfterKey, logAddress, logDayFrom, logViewOf, logYearOf, weeksOfMonth } from "./log-address.ts";

const today = { year: 2026, month: 11, day: 26 };
const search = (text: string) => new URLSearchParams(text);

test("an address names a view, a day and a year; what cannot be shown is today's", () => {
  for (const view of ["day", "year", "owed", "pause"] as const) {
    const [, query = ""] = logAddress(view).split("?");
    expect(logViewOf(search(query))).toBe(view);
  }
  expect(logViewOf(search("view=all"))).toBe("day");
  expect(logAddress("day", { day: "2026-11-20" })).toBe("/prayer-log?day=2026-11-20");
  expect(logAddress("year", { year: 2025 })).toBe("/prayer-log?view=year&year=2025");
  expect(logDayFrom("2026-11-26", today)).toEqual(today);
  for (const text of ["2026-11-27", "2026-11-31", "1925-12-31", "", "yesterday"])
    expect(logDayFrom(text, today)).toBeUndefined();
  expect(["2025", "2027", "1925", "20", ""].map((year) => logYearOf(search(`year=${year}`), today))).toEqual([
    2025, 2026, 2026, 2026, 2026,
  ]);
});

test("a month stands in weeks that begin as the language has them", () => {
  const inMonth = (month: number, first: number) =>
    weeksOfMonth({ year: 2026, month }, first).map((week) => week.map((day) => day?.day ?? 0));
  // 1 November 2026 is a Sunday.
  expect(inMonth(11, 0)[0]).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(inMonth(11, 1)[0]).toEqual([0, 0, 0, 0, 0, 0, 1]);
  expect(inMonth(11, 6)[0]).toEqual([0, 1, 2, 3, 4, 5, 6]);
  for (let month = 1; month <= 12; month += 1) {
    const days = weeksOfMonth({ year: 2028, month }, 6).flatMap((week) => week.flatMap((day) => day ?? []));
    expect(days.map(({ day }) => day)).toEqual(days.map((_, index) => index + 1));
    expect(formatCalendarDay(days[0] ?? today)).toBe(`2028-${String(month).padStart(2, "0")}-01`);
  }
});

test("the arrow keys move within the month, mirrored where the page is", () => {
  const moved = (key: string, isRightToLeft = false) => dayAfterKey(key, today, 26, isRightToLeft);
  expect(["ArrowLeft", "ArrowUp", "Home", "End"].map((key) => moved(key))).toEqual([
    "2026-11-25",
    "2026-11-19",
    "2026-11-01",
    "2026-11-26",
  ]);
  expect(moved("ArrowRight")).toBeUndefined();
  expect(moved("ArrowRight", true)).toBe("2026-11-25");
  expect(moved("ArrowDown")).toBeUndefined();
  expect(moved("a")).toBeUndefined();
});
