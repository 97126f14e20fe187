import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatClock } from "#domain/zoned-time.ts";
import { angles18, calculationAt, jakarta, london, tromso } from "./methods.testing.ts";
import { aroundNow, currentPrayer, nextPrayer } from "./next-prayer.ts";
import { timeRemaining } from "./time-remaining.ts";

const at = (text: string) => Date.parse(text);

function seen(now: number, place = jakarta, choices = {}) {
  const around = aroundNow(place, now, calculationAt(place, angles18, choices));
  const next = nextPrayer(around, now);
  return {
    current: currentPrayer(around, now),
    next:
      "mark" in next ? `${next.mark} ${formatClock(place.timeZone, next.at)} day ${next.day.day}` : next.none,
  };
}

describe("the next and the current prayer", () => {
  // 4 March 2026 in Jakarta, UTC+7; the day at Greenwich changes at seven in the morning there.
  test.each([
    ["before fajr none is current", "2026-03-03T21:00Z", "none", "fajr 04:49 day 4"],
    ["after fajr comes sunrise", "2026-03-03T22:00Z", "fajr", "sunrise 05:58 day 4"],
    ["after sunrise comes dhuhr", "2026-03-03T23:30Z", "sunrise", "dhuhr 12:05 day 4"],
    ["at dhuhr itself dhuhr is current", "2026-03-04T05:05Z", "dhuhr", "asr 15:06 day 4"],
    ["after asr comes maghrib", "2026-03-04T09:00Z", "asr", "maghrib 18:11 day 4"],
    ["after maghrib comes isha", "2026-03-04T11:30Z", "maghrib", "isha 19:16 day 4"],
    ["after isha comes tomorrow's fajr", "2026-03-04T13:00Z", "isha", "fajr 04:49 day 5"],
    ["after midnight it is tomorrow's no more", "2026-03-04T17:30Z", "none", "fajr 04:49 day 5"],
  ])("%s", (_, now, current, next) => {
    expect(seen(at(now))).toEqual({ current, next });
  });

  test("know of an isha that comes in after midnight", () => {
    const choices = { highLatitudeRule: "middleofthenight" } as const;
    const atMidnight = seen(at("2026-06-20T23:05Z"), london, choices);
    expect(atMidnight).toEqual({ current: "maghrib", next: "isha 01:02 day 20" });
    expect(seen(at("2026-06-21T00:01:30Z"), london, choices).next).toBe("isha 01:02 day 20");
  });

  test("say why there is none", () => {
    const choices = { polarCircleResolution: "Unresolved" } as const;
    const inNight = at("2026-06-21T20:00Z");
    expect(seen(inNight, tromso, choices).next).toBe("dhuhr 12:47 day 22");
    const place = tromso;
    const around = aroundNow(place, inNight, calculationAt(place, angles18, choices));
    if (!around) throw new Error("no days");
    const empty = {
      fajr: null,
      sunrise: null,
      dhuhr: null,
      asr: null,
      sunset: null,
      maghrib: null,
      isha: null,
    };
    const dark = (day: typeof around.today) => ({ ...day, times: empty });
    expect(
      nextPrayer(
        {
          ...around,
          yesterday: dark(around.yesterday),
          today: dark(around.today),
          tomorrow: dark(around.tomorrow),
        },
        inNight,
      ),
    ).toEqual({ none: "no-times-here" });
    expect(aroundNow(place, Number.NaN, calculationAt(place, angles18))).toBeUndefined();
    expect(nextPrayer(undefined, Number.NaN)).toEqual({ none: "no-clock" });
    expect(currentPrayer(undefined, Number.NaN)).toBe("none");
  });

  test("always lie ahead, by a day at most, and a clock set back only shows an earlier one again", () => {
    const moment = fc.integer({ min: at("2020-01-01"), max: at("2040-01-01") });
    const place = fc.record({
      latitude: fc.double({ min: -60, max: 60, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
      timeZone: fc.constantFrom("UTC", "Asia/Jakarta", "America/New_York", "Pacific/Auckland"),
    });
    fc.assert(
      fc.property(moment, place, fc.integer({ min: 0, max: 86_400_000 }), (now, where, back) => {
        const find = (when: number) => {
          const next = nextPrayer(aroundNow(where, when, calculationAt(where, angles18)), when);
          return "at" in next ? next.at : Number.NaN;
        };
        expect(find(now)).toBeGreaterThan(now);
        expect(find(now) - now).toBeLessThan(24 * 3_600_000);
        expect(find(now - back)).toBeLessThanOrEqual(find(now));
      }),
    );
  });
});

describe("the time remaining", () => {
  test("counts whole hours, minutes and seconds, and stops at nothing", () => {
    expect(timeRemaining(at("2026-01-01T12:00Z"), at("2026-01-01T09:29:59Z"))).toEqual({
      hours: 2,
      minutes: 30,
      seconds: 1,
    });
    expect(timeRemaining(1000, 5000)).toEqual({ hours: 0, minutes: 0, seconds: 0 });
    expect(timeRemaining(Number.NaN, 5000)).toEqual({ hours: 0, minutes: 0, seconds: 0 });
  });
});
