import { describe, expect, test } from "vitest";
import { occasionAt } from "./athkar-occasion.ts";
import { daysUpTo, plus, sumOf } from "./day-totals.ts";
import { prayerDay } from "./prayer-day.ts";

const firstOfMarch = { year: 2026, month: 3, day: 1 };

describe("the day of worship", () => {
  test("starts at 03:00 unless another hour is given", () => {
    expect(prayerDay(firstOfMarch, 179)).toBe("2026-02-28");
    expect(prayerDay(firstOfMarch, 180)).toBe("2026-03-01");
  });

  test("starts at the given time, for example at dawn", () => {
    expect(prayerDay(firstOfMarch, 280, 285)).toBe("2026-02-28");
    expect(prayerDay(firstOfMarch, 285, 285)).toBe("2026-03-01");
  });

  test("offers the set of its hour", () => {
    const offered = [0, 179, 180, 719, 720, 930, 1259, 1260].map((minute) => occasionAt(minute));
    expect(offered).toEqual([
      "sleep",
      "sleep",
      "morning",
      "morning",
      "afterPrayer",
      "evening",
      "evening",
      "sleep",
    ]);
  });
});

describe("totals by day", () => {
  const days = { "2026-02-27": { count: 100, rounds: 3 }, "2026-03-01": { count: 33, rounds: 1 } };

  test("are summed and never fall below zero", () => {
    expect(sumOf(days)).toEqual({ count: 133, rounds: 4 });
    expect(plus({ count: 1, rounds: 0 }, { count: -5, rounds: -1 })).toEqual({ count: 0, rounds: 0 });
  });

  test("have zero for days without a count, across the end of a month", () => {
    expect(daysUpTo("2026-03-01", 3, days)).toEqual([
      { day: "2026-02-27", count: 100, rounds: 3 },
      { day: "2026-02-28", count: 0, rounds: 0 },
      { day: "2026-03-01", count: 33, rounds: 1 },
    ]);
    expect(() => daysUpTo("2026-02-30", 3, days)).toThrow(RangeError);
  });
});
