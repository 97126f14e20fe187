import { describe, expect, test } from "vitest";
import { addDays, type CalendarDay, formatCalendarDay } from "#domain/calendar-day.ts";
import { csvTable } from "#domain/csv-table.ts";
import type { DayTimes } from "#domain/prayer-times/day-times.ts";
import type { AroundNow } from "#domain/prayer-times/next-prayer.ts";
import { type Prayer, prayers } from "#domain/prayer-times/prayer-name.ts";
import { type Instant, instantIn } from "#domain/zoned-time.ts";
import { logTable } from "./log-table.ts";
import { beginningOf, currentLogDay, isMarkable } from "./markable.ts";
import { changeToOwe, daysOwed, isOwedCount, missedPrayers, mostOwed, owedPrayers } from "./owed-prayers.ts";
import { endedBefore, isPaused, joinPauses, pausedDays, pauseFault, readPause } from "./pause.ts";
import { logDays, logKey, type PrayerMark, parseLogKey, readPrayerMark } from "./prayer-mark.ts";

const hours: Readonly<Record<Prayer | "sunrise" | "sunset", number | null>> = {
  fajr: 5,
  sunrise: 6.5,
  dhuhr: 12,
  asr: 15,
  sunset: 18,
  maghrib: 18,
  isha: 19.5,
};

/** Three days with prayers at fixed hours of the place's clock. */
function around(timeZone: string, today: CalendarDay, at: Partial<typeof hours> = {}): AroundNow {
  const timesOn = (offset: number): DayTimes => {
    const day = addDays(today, offset);
    const times = Object.fromEntries(
      Object.entries({ ...hours, ...at }).map(([mark, hour]) => [
        mark,
        hour === null ? null : instantIn(timeZone, day, Math.floor(hour), (hour % 1) * 60),
      ]),
    ) as DayTimes["times"];
    return { day, times, resolution: undefined, estimated: [], ishaInterval: 0 };
  };
  return { timeZone, yesterday: timesOn(-1), today: timesOn(0), tomorrow: timesOn(1) };
}

const cairo = "Africa/Cairo";
const today = { year: 2026, month: 11, day: 26 };
const at = (clock: string, timeZone = cairo, day = today): Instant => {
  const [hour, minute] = clock.split(":").map(Number);
  return instantIn(timeZone, day, hour, minute);
};
const markableAt = (clock: string, days = around(cairo, today), day = today) =>
  prayers.filter((prayer) => isMarkable(days, day, prayer, at(clock)));

describe("the day of the log", () => {
  test("begins with fajr at the place: the hours after midnight are still the evening before", () => {
    const days = around(cairo, today);
    const dayAt = (clock: string) => currentLogDay(days, at(clock)).day;
    expect([dayAt("00:30"), dayAt("04:59"), dayAt("05:00"), dayAt("23:59")]).toEqual([25, 25, 26, 26]);
  });

  test("is that of the calendar where the sun gives no fajr, and tomorrow's where fajr is before midnight", () => {
    const none = around("Europe/Oslo", today, { fajr: null, isha: null });
    expect(currentLogDay(none, at("00:30", "Europe/Oslo")).day).toBe(26);
    const early = around(cairo, today);
    const tomorrow = {
      ...early.tomorrow,
      times: { ...early.tomorrow.times, fajr: at("23:40") },
    };
    expect(currentLogDay({ ...early, tomorrow }, at("23:50")).day).toBe(27);
  });

  test("has its own hours where the clocks change", () => {
    const newYork = "America/New_York";
    for (const [month, day] of [
      [3, 8],
      [11, 1],
    ] as const) {
      const changing = { year: 2026, month, day };
      const days = around(newYork, changing);
      expect(currentLogDay(days, at("04:59", newYork, changing)).day).toBe(day === 1 ? 31 : day - 1);
      expect(currentLogDay(days, at("05:00", newYork, changing))).toEqual(changing);
      expect(isMarkable(days, changing, "dhuhr", at("12:00", newYork, changing))).toBe(true);
      expect(isMarkable(days, changing, "dhuhr", at("11:59", newYork, changing))).toBe(false);
    }
  });
});

describe("a prayer may be noted", () => {
  test("once its time has begun, and on every day before", () => {
    expect(markableAt("04:30")).toEqual([]);
    expect(markableAt("05:00")).toEqual(["fajr"]);
    expect(markableAt("14:59")).toEqual(["fajr", "dhuhr"]);
    expect(markableAt("23:00")).toEqual([...prayers]);
    expect(markableAt("05:30", around(cairo, today), { ...today, day: 25 })).toEqual([...prayers]);
    expect(markableAt("05:30", around(cairo, today), { year: 1999, month: 1, day: 1 })).toEqual([...prayers]);
    expect(markableAt("23:30", around(cairo, today), { ...today, day: 27 })).toEqual([]);
  });

  test("after midnight still of the evening before, not before its time", () => {
    const yesterday = { ...today, day: 25 };
    const late = around(cairo, today, { isha: 24.5 });
    expect(markableAt("00:20", late, yesterday)).toEqual(["fajr", "dhuhr", "asr", "maghrib"]);
    expect(markableAt("00:30", late, yesterday)).toEqual([...prayers]);
    expect(beginningOf(late, yesterday, "isha")).toBe(at("00:30"));
    expect(beginningOf(late, { ...today, day: 1 }, "isha")).toBeNull();
  });

  test("from midnight where the sun gives no time for it", () => {
    expect(markableAt("00:10", around(cairo, today, { fajr: null, isha: null }))).toEqual(["fajr", "isha"]);
  });
});

test("a key names a prayer of a day that exists, and marks are known words", () => {
  expect(parseLogKey(logKey(today, "asr"))).toEqual({ day: "2026-11-26", prayer: "asr" });
  for (const key of ["2026-02-30/asr", "2026-11-26/sunrise", "2026-11-26", "2026-11-26/asr/1", "asr", ""])
    expect(parseLogKey(key)).toBeUndefined();
  expect(["late", "skipped", null, 1].map(readPrayerMark)).toEqual(["late", undefined, undefined, undefined]);
});

const marks = new Map<string, PrayerMark>([
  ["2026-11-20/fajr", "missed"],
  ["2026-11-21/fajr", "missed"],
  ["2026-11-21/asr", "late"],
  ["2026-11-25/isha", "congregation"],
]);
const pauses = [{ from: "2026-11-20", until: "2026-11-20" }];

describe("what is owed", () => {
  test("is what was counted and what is marked as missed, not on paused days", () => {
    const counters = new Map([
      ["fajr", 10],
      ["isha", 2],
    ]);
    expect(owedPrayers(counters, missedPrayers(marks, []))).toMatchObject({ fajr: 12, dhuhr: 0, isha: 2 });
    expect(owedPrayers(counters, missedPrayers(marks, pauses)).fajr).toBe(11);
  });

  test("is never less than nothing, nor more than a hundred years, also when devices took off the same", () => {
    const missed = missedPrayers(marks, []);
    const counters = new Map([
      ["fajr", -9],
      ["asr", mostOwed * 3],
    ]);
    expect(owedPrayers(counters, missed)).toMatchObject({ fajr: 0, asr: mostOwed });
    for (const [prayer, target] of [
      ["fajr", 1],
      ["fajr", -4],
      ["asr", mostOwed + 5],
      ["dhuhr", 7],
    ] as const) {
      const total = (counters.get(prayer) ?? 0) + changeToOwe(counters, missed, prayer, target);
      const owed = owedPrayers(new Map(counters).set(prayer, total), missed);
      expect(owed[prayer]).toBe(Math.min(mostOwed, Math.max(0, target)));
    }
    expect([0, mostOwed, -1, 1.5, mostOwed + 1, Number.NaN].map(isOwedCount)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  test("is reckoned from a time by the sun's or the moon's year, rounded up, less the days that are not owed", () => {
    const time = { years: 0, months: 0, days: 0, calendar: "gregorian", exemptDaysAMonth: 0 } as const;
    expect(daysOwed(time)).toBe(0);
    expect(daysOwed({ ...time, years: 1 })).toBe(366);
    expect(daysOwed({ ...time, years: 4, months: 6, days: 3 })).toBe(1644 + 3);
    expect(daysOwed({ ...time, years: 1, calendar: "hijri" })).toBe(355);
    expect(daysOwed({ ...time, years: 30, calendar: "hijri" })).toBe(10_631);
    expect(daysOwed({ ...time, years: 400 / 4 })).toBe(36_525);
    expect(daysOwed({ ...time, years: 2, exemptDaysAMonth: 7 })).toBe(731 - 24 * 7);
    for (const wrong of [{ years: -1 }, { years: 101 }, { months: 1.5 }, { days: Number.NaN }])
      expect(daysOwed({ ...time, ...wrong })).toBeNaN();
    expect(daysOwed({ ...time, exemptDaysAMonth: 16 })).toBeNaN();
  });
});

describe("a pause", () => {
  test("has days that exist, in order, not begun in the future, and no other within it", () => {
    const fault = (from: string, until: string | null = null) =>
      pauseFault({ from, until }, [{ from: "2026-11-01", until: "2026-11-06" }], "2026-11-26");
    expect(fault("2026-11-20")).toBeUndefined();
    expect(fault("2026-10-20", "2026-10-31")).toBeUndefined();
    expect(fault("2026-11-31")).toBe("noDay");
    expect(fault("")).toBe("noDay");
    expect(fault("2026-11-20", "soon")).toBe("noDay");
    expect(fault("2026-11-27")).toBe("future");
    expect(fault("2026-11-20", "2026-11-19")).toBe("order");
    expect(fault("2025-11-20", "2026-11-19")).toBe("tooLong");
    for (const [from, until] of [
      ["2026-11-06", "2026-11-09"],
      ["2026-10-20", "2026-11-01"],
      ["2026-10-20", null],
    ] as const)
      expect(fault(from, until)).toBe("overlap");
    expect(
      pauseFault({ from: "2026-11-20", until: null }, [{ from: "2026-11-24", until: null }], "2026-11-26"),
    ).toBe("overlap");
  });

  test("covers its days and goes on until it is ended", () => {
    const open = { from: "2026-11-24", until: null };
    expect(["2026-11-23", "2026-11-24", "2027-01-01"].map((day) => isPaused([open], day))).toEqual([
      false,
      true,
      true,
    ]);
    expect(endedBefore(open, today)).toEqual({ from: "2026-11-24", until: "2026-11-25" });
    expect(endedBefore(open, { ...today, day: 24 })).toBeUndefined();
    expect([...pausedDays([open, ...pauses], "2026-11-25")]).toEqual([
      "2026-11-24",
      "2026-11-25",
      "2026-11-20",
    ]);
    expect(pausedDays([open], "2026-11-01").size).toBe(0);
  });

  test("is read as it was stored, and joined once", () => {
    expect(readPause({ from: "2026-11-20", more: 1 })).toEqual({ from: "2026-11-20", until: null });
    for (const wrong of [null, 1, {}, { from: "2026-13-01" }, { from: "2026-11-20", until: "2026-11-19" }])
      expect(readPause(wrong)).toBeUndefined();
    const earlier = { from: "2026-10-01", until: "2026-10-05" };
    expect(joinPauses(pauses, [...pauses, earlier])).toEqual([earlier, ...pauses]);
  });
});

test("the table has days with marks and what is owed, and paused days only where they are given", () => {
  const words = {
    date: "Date",
    prayers: { fajr: "Fajr", dhuhr: "Dhuhr", asr: "Asr", maghrib: "Maghrib", isha: "Isha" },
    marks: { onTime: "on time", congregation: "together", late: "late", missed: "missed" },
    owed: "Owed",
    paused: "Paused",
  };
  const owed = owedPrayers(new Map(), missedPrayers(marks, pauses));
  const table = logTable(logDays(marks), owed, words);
  expect(csvTable(table)).toBe(
    [
      "Date,Fajr,Dhuhr,Asr,Maghrib,Isha",
      "2026-11-20,missed,,,,",
      "2026-11-21,missed,,late,,",
      "2026-11-25,,,,,together",
      "Owed,1,0,0,0,0",
      "",
    ].join("\r\n"),
  );
  const paused = pausedDays([{ from: "2026-11-19", until: "2026-11-20" }], formatCalendarDay(today));
  const withPauses = logTable(logDays(marks), owed, words, paused);
  expect(withPauses[0]).toEqual([...(table[0] ?? []), "Paused"]);
  expect(withPauses.filter((row) => row[6] === "Paused").map(([day]) => day)).toEqual([
    "Date",
    "2026-11-19",
    "2026-11-20",
  ]);
});
