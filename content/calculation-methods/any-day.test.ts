import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "#domain/calendar-day.ts";
import { calculationFor } from "#domain/prayer-times/calculation.ts";
import { polarCircleResolutions } from "#domain/prayer-times/calculation-options.ts";
import { dayTimes } from "#domain/prayer-times/day-times.ts";
import { dayMarks } from "#domain/prayer-times/prayer-name.ts";
import { timetable } from "#domain/prayer-times/timetable.ts";
import { calculationMethod, calculationMethods } from "./index.ts";

describe("a day anywhere", () => {
  const anyDay = fc
    .integer({ min: 0, max: 20_000 })
    .map((offset) => addDays({ year: 2000, month: 1, day: 1 }, offset));
  const anyMethod = fc.constantFrom(...calculationMethods);
  const anyLatitude = fc.double({ min: -90, max: 90, noNaN: true });
  const anyLongitude = fc.double({ min: -180, max: 180, noNaN: true });

  test("has its times, and has them in order", () => {
    fc.assert(
      fc.property(anyDay, anyMethod, anyLatitude, anyLongitude, (day, method, latitude, longitude) => {
        const place = { latitude, longitude, timeZone: "UTC" };
        const { times } = dayTimes(place, day, calculationFor(method, {}, latitude));
        for (const mark of dayMarks) expect(times[mark], mark).not.toBeNull();
        // Near the poles the method's safety minutes exceed the length of the day.
        if (Math.abs(latitude) > 64) return;
        const order = dayMarks.map((mark) => times[mark] ?? 0);
        expect(order).toEqual(order.toSorted((a, b) => a - b));
        expect((order[5] ?? 0) - (order[0] ?? 0)).toBeLessThan(25 * 3_600_000);
      }),
      { numRuns: 1500 },
    );
  });

  test("has its midnight and last third between maghrib and the next fajr", () => {
    fc.assert(
      fc.property(anyDay, fc.double({ min: -60, max: 60, noNaN: true }), (first, latitude) => {
        const place = { latitude, longitude: 30, timeZone: "Europe/Istanbul" };
        const calculation = calculationFor(calculationMethod("mwl"), {}, latitude);
        const [today, tomorrow] = timetable(place, first, 2, calculation);
        const night = [
          today?.times.maghrib,
          today?.times.midnight,
          today?.times.lastThird,
          tomorrow?.times.fajr,
        ].map((at) => at ?? 0);
        expect(night).toEqual(night.toSorted((a, b) => a - b));
        const [start = 0, middle = 0, last = 0, end = 0] = night;
        expect(Math.abs(end + start - 2 * middle)).toBeLessThanOrEqual(60_000);
        expect(Math.abs((end - start) / 3 - (end - last))).toBeLessThanOrEqual(30_000);
      }),
    );
  });

  test("with the Unresolved choice has each time or null, never an invalid one", () => {
    fc.assert(
      fc.property(
        anyDay,
        anyLatitude,
        fc.constantFrom(...polarCircleResolutions),
        (day, latitude, polarCircleResolution) => {
          const place = { latitude, longitude: 0, timeZone: "UTC" };
          const choices = { polarCircleResolution };
          const { times } = dayTimes(place, day, calculationFor(calculationMethod("mwl"), choices, latitude));
          for (const at of Object.values(times)) expect(at === null || Number.isInteger(at)).toBe(true);
        },
      ),
    );
  });
});
