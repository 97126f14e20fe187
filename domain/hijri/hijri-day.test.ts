import { describe, expect, test } from "vitest";
import { formatCalendarDay, weekday } from "#domain/calendar-day.ts";
import { firstWeekday } from "#domain/first-weekday.ts";
import { languages } from "#domain/language.ts";
import { eventEntries } from "./event-calendar.ts";
import { comingEvents, eventsOfGregorianYear, eventsOfYear, isGoingOn } from "./event-dates.ts";
import { defaultReckoning } from "./hijri-calendar.ts";
import { addMonths, formatHijriDate } from "./hijri-date.ts";
import { hijriToday } from "./hijri-today.ts";
import { monthGrid } from "./month-grid.ts";

const at = (text: string) => Date.parse(text);

describe("today's Hijri date", () => {
  test("is the place's, not Greenwich's", () => {
    // Half past five in the evening of 17 February at Greenwich is the 18th in Jakarta.
    expect(hijriToday(at("2026-02-17T17:30Z"), "Asia/Jakarta")).toEqual({ year: 1447, month: 9, day: 1 });
    expect(hijriToday(at("2026-02-17T17:30Z"), "Europe/London")).toEqual({ year: 1447, month: 8, day: 29 });
  });

  test("begins at maghrib for those who ask for it", () => {
    const maghribOf = () => at("2026-02-17T15:20Z");
    const date = (now: string) => hijriToday(at(now), "Asia/Riyadh", defaultReckoning, maghribOf);
    expect(date("2026-02-17T15:19:59Z")).toEqual({ year: 1447, month: 8, day: 29 });
    expect(date("2026-02-17T15:20Z")).toEqual({ year: 1447, month: 9, day: 1 });
  });

  test("begins at midnight where there is no maghrib", () => {
    expect(hijriToday(at("2026-02-17T20:00Z"), "UTC", defaultReckoning, () => null)?.day).toBe(29);
  });
});

describe("a month's grid", () => {
  test("has whole weeks, each day once, beginning with the language's weekday", () => {
    for (const language of languages) {
      const weeks = monthGrid({ year: 1447, month: 9 }, defaultReckoning, firstWeekday[language]);
      expect(weeks.every((week) => week.length === 7)).toBe(true);
      expect(weeks.map(([first]) => first && weekday(first.gregorian))).toEqual(
        weeks.map(() => firstWeekday[language]),
      );
      const inMonth = weeks.flat().filter(({ isInMonth }) => isInMonth);
      expect(inMonth.map(({ hijri }) => hijri.day)).toEqual(Array.from({ length: 30 }, (_, i) => i + 1));
      expect(inMonth[0] && formatCalendarDay(inMonth[0].gregorian)).toBe("2026-02-18");
    }
  });

  test("is empty where the calendar has no such year, and shorter at its edge", () => {
    expect(monthGrid({ year: 1501, month: 1 }, defaultReckoning, 0)).toEqual([]);
    expect(monthGrid({ year: 1343, month: 1 }, defaultReckoning, 0).flat().at(0)?.hijri.day).toBe(1);
  });

  test("is left and entered over the end of the year", () => {
    expect(addMonths({ year: 1447, month: 12 }, 1)).toEqual({ year: 1448, month: 1 });
    expect(addMonths({ year: 1447, month: 1 }, -1)).toEqual({ year: 1446, month: 12 });
  });
});

const events = [
  { id: "ashura", hijriDate: { month: 1, day: 10 } },
  { id: "last-ten-nights", hijriDate: { month: 9, day: 21, until: 30 } },
  { id: "eid-al-adha", hijriDate: { month: 12, day: 10 } },
];

describe("events", () => {
  const today = { year: 2026, month: 3, day: 15 };

  test("come with their Gregorian day and the days remaining, the nearest first", () => {
    const coming = comingEvents(events, today, 1, defaultReckoning);
    expect(
      coming.map(({ event, hijri, gregorian, daysRemaining }) => [
        event.id,
        hijri.year,
        formatCalendarDay(gregorian),
        daysRemaining,
      ]),
    ).toEqual([
      ["last-ten-nights", 1447, "2026-03-10", -5],
      ["eid-al-adha", 1447, "2026-05-27", 73],
      ["ashura", 1448, "2026-06-25", 102],
      ["last-ten-nights", 1448, "2027-02-28", 350],
      ["eid-al-adha", 1448, "2027-05-16", 427],
    ]);
  });

  test("go on until their last day, and are gone by after it", () => {
    const isOn = (month: number, day: number) => {
      const date = { year: 2026, month, day };
      const nights = eventsOfYear(events, 1447, date, defaultReckoning)[1];
      return nights && isGoingOn(nights, date);
    };
    // 21 to 30 Ramadan 1447 were 10 to 19 March 2026; the first day counts as today.
    expect([isOn(3, 9), isOn(3, 10), isOn(3, 11), isOn(3, 19), isOn(3, 20)]).toEqual([
      false,
      false,
      true,
      true,
      false,
    ]);
  });

  test("end with a month of twenty-nine days", () => {
    const nights = eventsOfYear(events, 1446, today, defaultReckoning)[1];
    expect(nights && formatCalendarDay(nights.gregorianLast)).toBe("2025-03-29");
  });

  test("are all found by the Gregorian year they fall in, one of them perhaps twice", () => {
    const ramadan = [{ id: "ramadan-begins", hijriDate: { month: 9, day: 1 } }];
    const days = (year: number, calendar: "umm_alqura" | "civil" = "umm_alqura") =>
      eventsOfGregorianYear(ramadan, year, today, { calendar, adjustment: 0 }).map(({ gregorian }) =>
        formatCalendarDay(gregorian),
      );
    expect(days(2028)).toEqual(["2028-01-28"]);
    expect(days(2030)).toEqual(["2030-01-05", "2030-12-26"]);
    expect([days(1923), days(2079)]).toEqual([[], []]);
    // Every Gregorian year has a Ramadan, and within 32 or 33 of them one has two.
    for (const [from, until, calendar] of [
      [1925, 2076, "umm_alqura"],
      [624, 2170, "civil"],
    ] as const) {
      let found = 0;
      for (let year = from; year <= until; year++) {
        const inYear = days(year, calendar);
        expect(inYear.length, `${year}`).toBeGreaterThanOrEqual(1);
        found += inYear.length;
      }
      expect(found / (until - from + 1)).toBeCloseTo(365.2425 / 354.367, 1);
    }
  });

  test("stop where the calendar ends", () => {
    const coming = comingEvents(events, { year: 2077, month: 1, day: 1 }, 5, defaultReckoning);
    expect(coming.map(({ hijri }) => hijri.year)).toEqual([1499, 1500, 1500, 1500].slice(-coming.length));
    expect(comingEvents(events, { year: 2080, month: 1, day: 1 }, 5, defaultReckoning)).toEqual([]);
  });

  test("go into a calendar file one day at a time, each with a name of its own", () => {
    const entries = eventEntries(eventsOfYear(events, 1447, today, defaultReckoning), ({ id }) => ({
      name: id,
      description: formatHijriDate({ year: 1447, month: 1, day: 1 }),
    }));
    expect(entries).toHaveLength(12);
    expect(new Set(entries.map(({ uid }) => uid)).size).toBe(12);
    expect(entries[1]).toMatchObject({
      uid: "last-ten-nights-1447-09-21@riwaq",
      day: { year: 2026, month: 3, day: 10 },
    });
  });
});
