import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { calendarDayIn, clockIn, formatClock, instantIn, isTimeZone, zoneOffset } from "./zoned-time.ts";

const at = (text: string) => Date.parse(text);

describe("time in a zone", () => {
  test("accepts a zone name and rejects anything else", () => {
    for (const zone of ["Asia/Jakarta", "UTC", "America/Argentina/Ushuaia", "Etc/GMT+5"])
      expect(isTimeZone(zone), zone).toBe(true);
    for (const wrong of ["Mars/Olympus", "", "+03:00", "Asia/Jakarta\n", "../etc/passwd"])
      expect(isTimeZone(wrong), wrong).toBe(false);
  });

  test("shows the day of the place, not of Greenwich", () => {
    expect(calendarDayIn("Pacific/Kiritimati", at("2026-03-01T12:00Z"))).toEqual({
      year: 2026,
      month: 3,
      day: 2,
    });
    expect(calendarDayIn("Pacific/Pago_Pago", at("2026-03-01T10:00Z"))).toEqual({
      year: 2026,
      month: 2,
      day: 28,
    });
  });

  test("follows summer time on the day it begins and ends", () => {
    expect(formatClock("Europe/London", at("2026-03-29T00:59Z"))).toBe("00:59");
    expect(formatClock("Europe/London", at("2026-03-29T01:00Z"))).toBe("02:00");
    expect(zoneOffset("Africa/Cairo", at("2026-07-01T00:00Z"))).toBe(3 * 3_600_000);
    expect(zoneOffset("Africa/Cairo", at("2026-01-01T00:00Z"))).toBe(2 * 3_600_000);
    expect(clockIn("Asia/Kathmandu", at("2026-01-01T00:00:30Z"))).toEqual({
      hour: 5,
      minute: 45,
      second: 30,
    });
  });

  test("takes the first of two equal hours, and steps over one that does not exist", () => {
    const autumn = { year: 2026, month: 10, day: 25 };
    expect(instantIn("Europe/London", autumn, 1, 30)).toBe(at("2026-10-25T00:30Z"));
    const spring = { year: 2026, month: 3, day: 29 };
    expect(instantIn("Europe/London", spring, 1, 30)).toBe(at("2026-03-29T01:30Z"));
  });

  test("goes from instant to wall clock and back in any zone", () => {
    const zones = ["Asia/Kolkata", "Pacific/Chatham", "America/St_Johns", "Africa/Cairo", "Pacific/Apia"];
    const minutes = fc.integer({ min: at("1990-01-01") / 60_000, max: at("2060-01-01") / 60_000 });
    fc.assert(
      fc.property(fc.constantFrom(...zones), minutes, (zone, minute) => {
        const instant = minute * 60_000;
        const clock = clockIn(zone, instant);
        const back = instantIn(zone, calendarDayIn(zone, instant), clock.hour, clock.minute);
        expect([0, 3_600_000]).toContain(instant - back);
      }),
    );
  });
});
