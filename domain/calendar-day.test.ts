import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addDays,
  calendarDayAt,
  dayNumber,
  daysInMonth,
  formatCalendarDay,
  isCalendarDay,
  parseCalendarDay,
  weekday,
} from "./calendar-day.ts";

describe("a calendar day", () => {
  test("is read only when the calendar has it", () => {
    expect(parseCalendarDay("2024-02-29")).toEqual({ year: 2024, month: 2, day: 29 });
    for (const wrong of ["2026-02-30", "2026-13-01", "2026-00-10", "26-01-01", "2026-1-1", "", "tomorrow"])
      expect(parseCalendarDay(wrong), wrong).toBeUndefined();
    expect(isCalendarDay({ year: 2026.5, month: 1, day: 1 })).toBe(false);
  });

  test("knows its weekday and the length of its month", () => {
    expect(weekday({ year: 1970, month: 1, day: 1 })).toBe(4);
    expect(weekday({ year: 1969, month: 12, day: 28 })).toBe(0);
    expect(weekday({ year: 2026, month: 2, day: 27 })).toBe(5);
    expect(daysInMonth(2024, 2)).toBe(29);
    expect(daysInMonth(1900, 2)).toBe(28);
  });

  test("steps over ends of months and years", () => {
    expect(addDays({ year: 2025, month: 12, day: 31 }, 1)).toEqual({ year: 2026, month: 1, day: 1 });
    expect(addDays({ year: 2024, month: 3, day: 1 }, -1)).toEqual({ year: 2024, month: 2, day: 29 });
  });

  test("goes to its number and its text and back unchanged", () => {
    fc.assert(
      fc.property(fc.integer({ min: -200_000, max: 200_000 }), (number) => {
        const day = calendarDayAt(number);
        expect(dayNumber(day)).toBe(number);
        expect(parseCalendarDay(formatCalendarDay(day))).toEqual(day);
      }),
    );
  });
});
