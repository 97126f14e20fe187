import { describe, expect, test } from "vitest";
import type { CalendarDay } from "#domain/calendar-day.ts";
import type { CalculationChoices } from "./calculation.ts";
import type { CalculationMethod } from "./calculation-method.ts";
import { dayTimes, type PrayerPlace } from "./day-times.ts";
import { explainedTime } from "./explained-time.ts";
import {
  angles18,
  calculationAt,
  capped,
  jakarta,
  london,
  ninetyMinutes,
  seasonal,
  tromso,
} from "./methods.testing.ts";
import type { DayMark } from "./prayer-name.ts";

const march: CalendarDay = { year: 2026, month: 3, day: 4 };
const june: CalendarDay = { year: 2026, month: 6, day: 21 };
const december: CalendarDay = { year: 2026, month: 12, day: 21 };

function explain(
  mark: DayMark,
  place: PrayerPlace,
  day: CalendarDay,
  method: CalculationMethod,
  choices: CalculationChoices = {},
) {
  const calculation = calculationAt(place, method, choices);
  return explainedTime(mark, place, dayTimes(place, day, calculation), calculation);
}

describe("why this time", () => {
  test("names angle, method, both adjustments and rounding", () => {
    expect(explain("dhuhr", jakarta, march, angles18, { adjustments: { dhuhr: 3 } })).toMatchObject({
      basis: { kind: "noon" },
      method: "mwl",
      methodAdjustment: 1,
      adjustment: 3,
      rounding: "nearest",
      resolution: undefined,
    });
    expect(explain("fajr", jakarta, march, angles18).basis).toEqual({ kind: "twilight-angle", angle: 18 });
    expect(explain("isha", jakarta, march, angles18).basis).toEqual({ kind: "twilight-angle", angle: 17 });
    expect(explain("sunrise", jakarta, march, angles18).basis).toEqual({ kind: "horizon" });
  });

  test("gives the madhab's shadow and Tehran's maghrib", () => {
    expect(explain("asr", jakarta, march, angles18, { madhab: "hanafi" }).basis).toEqual({
      kind: "shadow",
      lengths: 2,
    });
    expect(explain("maghrib", jakarta, march, angles18).basis).toEqual({ kind: "horizon" });
    expect(explain("maghrib", jakarta, march, angles18, { maghribAngle: 4.5 }).basis).toEqual({
      kind: "twilight-angle",
      angle: 4.5,
    });
  });

  test("gives the minutes after sunset, and that they are Ramadan's", () => {
    const basis = { kind: "after-sunset", minutes: 120, isRamadan: true };
    expect(explain("isha", jakarta, march, ninetyMinutes).basis).toEqual(basis);
    expect(explain("isha", jakarta, june, ninetyMinutes).basis).toMatchObject({
      minutes: 90,
      isRamadan: false,
    });
  });

  test("says when the night's part stands in for an angle the sun does not reach", () => {
    expect(explain("fajr", london, june, angles18).basis).toEqual({
      kind: "part-of-night",
      rule: "seventhofthenight",
      part: 1 / 7,
    });
    expect(
      explain("isha", london, june, angles18, { highLatitudeRule: "middleofthenight" }).basis,
    ).toMatchObject({ kind: "part-of-night", part: 1 / 2 });
    expect(explain("isha", london, december, angles18, { highLatitudeRule: "twilightangle" }).basis).toEqual({
      kind: "twilight-angle",
      angle: 17,
    });
  });

  test("names the season's function and Diyanet's cap", () => {
    expect(explain("isha", london, june, seasonal, { shafaq: "ahmer" }).basis).toEqual({
      kind: "seasonal",
      shafaq: "ahmer",
    });
    expect(explain("isha", london, june, capped).basis).toEqual({
      kind: "latitude-cap",
      latitude: 45,
      minutes: 80,
    });
    expect(explain("fajr", london, june, capped).basis).toMatchObject({ minutes: 90 });
    expect(explain("fajr", jakarta, june, capped).basis).toEqual({ kind: "twilight-angle", angle: 18 });
  });

  test("states what stood in for a sun that does not set", () => {
    expect(explain("maghrib", tromso, june, angles18).resolution).toBe("AqrabBalad");
    expect(explain("maghrib", tromso, june, angles18, { polarCircleResolution: "Unresolved" })).toMatchObject(
      {
        at: null,
        resolution: undefined,
      },
    );
  });
});
