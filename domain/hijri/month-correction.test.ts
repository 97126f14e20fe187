import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, calendarDayAt, dayNumber, formatCalendarDay } from "#domain/calendar-day.ts";
import { gregorianDayOf, type HijriReckoning, hijriDateOf, hijriMonthLength } from "./hijri-calendar.ts";
import { formatHijriDate } from "./hijri-date.ts";
import { authorityOf, hijriCalendars, isExpected } from "./month-authority.ts";
import {
  corrected,
  monthStanding,
  monthToCorrect,
  possibleShifts,
  usableCorrections,
} from "./month-correction.ts";
import { monthGrid } from "./month-grid.ts";

const plain: HijriReckoning = { calendar: "umm_alqura", adjustment: 0 };
const ramadan = { year: 1447, month: 9 };
const day = (text: string) => calendarDayAt(Date.parse(text) / 86_400_000);
const dateOn = (text: string, reckoning: HijriReckoning) => {
  const date = hijriDateOf(day(text), reckoning);
  return date && formatHijriDate(date);
};

describe("a correction of a month", () => {
  const later = corrected(plain, ramadan, -1);

  test("moves that month and those after it, and gives the month before it a day", () => {
    expect(dateOn("2026-02-17", later)).toBe("1447-08-29");
    expect(dateOn("2026-02-18", later)).toBe("1447-08-30");
    expect(dateOn("2026-02-19", later)).toBe("1447-09-01");
    expect(dateOn("2026-03-20", later)).toBe("1447-09-30");
    expect(dateOn("2027-02-08", plain)).toBe("1448-09-01");
    expect(dateOn("2027-02-09", later)).toBe("1448-09-01");
    expect(hijriMonthLength(later, 1447, 8)).toBe(30);
    const eid = gregorianDayOf({ year: 1447, month: 10, day: 1 }, later);
    expect(eid && formatCalendarDay(eid)).toBe("2026-03-21");
    expect(
      monthGrid({ year: 1447, month: 8 }, later, 0)
        .flat()
        .filter((cell) => cell.isInMonth),
    ).toHaveLength(30);
  });

  test("does not move the past", () => {
    for (let back = 1; back < 2000; back++) {
      const before = addDays(day("2026-02-18"), -back);
      expect(hijriDateOf(before, later)).toEqual(hijriDateOf(before, plain));
    }
  });

  test("is replaced by another one of the same month, and ends what was said of later ones", () => {
    const both = corrected(later, { year: 1447, month: 10 }, 0);
    expect(both.corrections).toHaveLength(2);
    expect(hijriMonthLength(both, 1447, 9)).toBe(29);
    expect(corrected(both, ramadan, 0).corrections).toEqual([{ ...ramadan, days: 0 }]);
  });

  test("is offered only where months stay at 29 or 30 days", () => {
    // Sha'ban 1447 has 29 days, Ramadan 30 in Umm al-Qura.
    expect(possibleShifts(plain, ramadan)).toEqual([-1, 0]);
    expect(possibleShifts(plain, { year: 1447, month: 10 })).toEqual([0, 1]);
    expect(usableCorrections("umm_alqura", 0, [{ ...ramadan, days: 2 }])).toEqual([]);
    const pair = [
      { year: 1447, month: 10, days: -1 },
      { ...ramadan, days: -1 },
    ] as const;
    expect(usableCorrections("umm_alqura", 0, pair).map(({ month }) => month)).toEqual([9, 10]);
  });

  test("concerns the month that is near", () => {
    expect(monthToCorrect({ year: 1447, month: 8, day: 27 })).toEqual({ year: 1447, month: 8 });
    expect(monthToCorrect({ year: 1447, month: 12, day: 28 })).toEqual({ year: 1448, month: 1 });
  });

  test("never loses or repeats a day, in any calendar", () => {
    const months = fc.array(
      fc.record({
        year: fc.integer({ min: 1440, max: 1450 }),
        month: fc.integer({ min: 1, max: 12 }),
        days: fc.constantFrom(-1 as const, 0 as const, 1 as const),
      }),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(months, fc.constantFrom(...hijriCalendars), fc.nat(3000), (list, calendar, after) => {
        const reckoning = {
          calendar,
          adjustment: 0,
          corrections: usableCorrections(calendar, 0, list),
        } as const;
        const today = addDays(day("2019-01-01"), after);
        const [date, next] = [hijriDateOf(today, reckoning), hijriDateOf(addDays(today, 1), reckoning)];
        if (!date || !next) throw new Error("no date");
        expect(dayNumber(gregorianDayOf(date, reckoning) ?? day("1970-01-01"))).toBe(dayNumber(today));
        const length = hijriMonthLength(reckoning, date.year, date.month) ?? 0;
        expect([29, 30]).toContain(length);
        expect(next.day).toBe(date.day === length ? 1 : date.day + 1);
      }),
    );
  });
});

describe("the authorities", () => {
  test("follow the country, and Umm al-Qura is used where we have no source", () => {
    expect(["TR", "US", "ID", "MY", "PK", "MA", "SA", "FR", ""].map(authorityOf)).toEqual([
      "diyanet",
      "world",
      "indonesia",
      "malaysia",
      "pakistan",
      "morocco",
      "umm_alqura",
      "umm_alqura",
      "umm_alqura",
    ]);
  });

  test("say which months are only expected, unless the person set them", () => {
    expect(isExpected("pakistan", 3)).toBe(true);
    expect(isExpected("umm_alqura", 9)).toBe(true);
    expect(isExpected("umm_alqura", 8)).toBe(false);
    expect(isExpected("world", 9)).toBe(false);
    expect(monthStanding(plain, ramadan)).toBe("expected");
    expect(monthStanding(corrected(plain, ramadan, -1), ramadan)).toBe("corrected");
    expect(monthStanding({ calendar: "civil", adjustment: 0 }, ramadan)).toBe("fixed");
  });
});
