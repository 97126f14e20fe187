import {
  Coordinates as AdhanCoordinates,
  CalculationMethod as AdhanMethod,
  HighLatitudeRule,
  PrayerTimes,
} from "adhan";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, type CalendarDay, parseCalendarDay } from "#domain/calendar-day.ts";
import { type CalculationChoices, calculationFor } from "#domain/prayer-times/calculation.ts";
import type { MethodName } from "#domain/prayer-times/calculation-method.ts";
import { highLatitudeRules, madhabs } from "#domain/prayer-times/calculation-options.ts";
import { type DayTimes, dayTimes, type PrayerPlace } from "#domain/prayer-times/day-times.ts";
import { dayMarks } from "#domain/prayer-times/prayer-name.ts";
import { timetable } from "#domain/prayer-times/timetable.ts";
import { calendarDayIn, formatClock } from "#domain/zoned-time.ts";
import { calculationMethod, calculationMethods } from "./index.ts";
import { publishedTimetables } from "./published-timetables.testing.ts";

const date = (text: string): CalendarDay => {
  const day = parseCalendarDay(text);
  if (!day) throw new Error(text);
  return day;
};

function on(
  place: PrayerPlace,
  text: string,
  method: MethodName,
  choices: CalculationChoices = {},
): DayTimes {
  return dayTimes(place, date(text), calculationFor(calculationMethod(method), choices, place.latitude));
}

const clock = (place: PrayerPlace, { times }: Pick<DayTimes, "times">) =>
  dayMarks.map((mark) => {
    const at = times[mark];
    return at === null ? "--:--" : formatClock(place.timeZone, at);
  });

const minutes = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));

const cairo: PrayerPlace = { latitude: 30.0444, longitude: 31.2357, timeZone: "Africa/Cairo" };
const makkah: PrayerPlace = { latitude: 21.427009, longitude: 39.828685, timeZone: "Asia/Riyadh" };
const tromso: PrayerPlace = { latitude: 69.6492, longitude: 18.9553, timeZone: "Europe/Oslo" };

describe("published timetables", () => {
  test.each(publishedTimetables.map((table) => [table.name, table] as const))("%s", (_, table) => {
    for (const [text, printed] of Object.entries(table.days)) {
      const found = clock(table.place, on(table.place, text, table.method, { madhab: table.madhab }));
      for (const [index, expected] of printed.split(" ").entries()) {
        if (expected === "--:--") continue;
        const difference = Math.abs(minutes(found[index] ?? "") - minutes(expected));
        expect(difference, `${text} ${dayMarks[index]} ${found[index]}`).toBeLessThanOrEqual(table.tolerance);
      }
    }
  });
});

describe("the zone of the place", () => {
  test("decides the hour shown, through both changes of summer time", () => {
    const london = { latitude: 51.5074, longitude: -0.1278, timeZone: "Europe/London" };
    const dhuhr = (text: string) => clock(london, on(london, text, "mwl"))[2];
    expect([dhuhr("2026-03-28"), dhuhr("2026-03-29")]).toEqual(["12:07", "13:06"]);
    expect([dhuhr("2026-10-24"), dhuhr("2026-10-25")]).toEqual(["12:46", "11:46"]);
    expect(clock(cairo, on(cairo, "2026-07-01", "egyptian"))[2]).toBe("13:00");
  });

  test("decides the day too: noon falls on the day asked for, on either side of the date line", () => {
    const places = {
      "Pacific/Kiritimati": [1.87, -157.4],
      "Pacific/Apia": [-13.83, -171.77],
      "Pacific/Tongatapu": [-21.14, -175.2],
      "Pacific/Pago_Pago": [-14.28, -170.7],
      "Pacific/Fiji": [-18.14, 178.44],
      "Pacific/Auckland": [-38.66, 178.02],
      "Asia/Anadyr": [64.73, 177.51],
      "America/Adak": [51.88, -176.66],
      "Pacific/Chatham": [-43.95, -176.55],
    } as const;
    for (const [timeZone, [latitude, longitude]] of Object.entries(places))
      for (let offset = 0; offset < 365; offset++) {
        const day = addDays(date("2026-01-01"), offset);
        const place = { latitude, longitude, timeZone };
        const { times } = dayTimes(place, day, calculationFor(calculationMethod("mwl"), {}, latitude));
        expect(times.dhuhr !== null && calendarDayIn(timeZone, times.dhuhr), timeZone).toEqual(day);
      }
  });

  test("loses no day and doubles none: noons are a day apart the year round", () => {
    const place = { latitude: -18.14, longitude: 179.9, timeZone: "Pacific/Fiji" };
    const year = timetable(place, date("2026-01-01"), 366, calculationFor(calculationMethod("mwl"), {}, -18));
    const noons = year.map(({ times }) => times.dhuhr ?? 0);
    const gaps = noons.slice(1).map((noon, index) => noon - (noons[index] ?? 0));
    expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(120_000);
  });
});

describe("latitude and longitude", () => {
  test("of zero are a place like any other", () => {
    const place = { latitude: 0, longitude: 0, timeZone: "UTC" };
    expect(clock(place, on(place, "2026-03-20", "mwl"))).toEqual([
      "04:56",
      "06:04",
      "12:08",
      "15:08",
      "18:11",
      "19:15",
    ]);
  });

  test("choose the rule by distance from the equator, north and south alike", () => {
    const rule = (latitude: number, choices: CalculationChoices = {}) =>
      calculationFor(calculationMethod("mwl"), choices, latitude).highLatitudeRule;
    expect([rule(48), rule(-48), rule(0)]).toEqual([
      "middleofthenight",
      "middleofthenight",
      "middleofthenight",
    ]);
    expect([rule(48.1), rule(-48.1)]).toEqual(["seventhofthenight", "seventhofthenight"]);
    expect(rule(-54.8, { highLatitudeRule: "middleofthenight" })).toBe("middleofthenight");
    expect(rule(10, { highLatitudeRule: "twilightangle" })).toBe("twilightangle");
  });

  test("of the far south keep fajr and isha within a seventh of the night in its summer", () => {
    const ushuaia = { latitude: -54.8, longitude: -68.3, timeZone: "America/Argentina/Ushuaia" };
    const today = on(ushuaia, "2026-12-21", "mwl").times;
    const tomorrow = on(ushuaia, "2026-12-22", "mwl").times;
    const night = (tomorrow.sunrise ?? 0) - (today.sunset ?? 0);
    expect(Math.abs((today.isha ?? 0) - (today.sunset ?? 0) - night / 7)).toBeLessThan(90_000);
    expect(Math.abs((tomorrow.sunrise ?? 0) - (tomorrow.fajr ?? 0) - night / 7)).toBeLessThan(90_000);
  });

  test("of the far south have the Moonsighting Committee's seventh as the far north has", () => {
    const night = (latitude: number, text: string, next: string) => {
      const place = { latitude, longitude: 0, timeZone: "UTC" };
      const today = on(place, text, "moonsighting", { rounding: "none" }).times;
      const tomorrow = on(place, next, "moonsighting", { rounding: "none" }).times;
      const length = (tomorrow.sunrise ?? 0) - (today.sunset ?? 0);
      return ((tomorrow.sunrise ?? 0) - (tomorrow.fajr ?? 0)) / length;
    };
    expect(night(57, "2026-06-21", "2026-06-22")).toBeCloseTo(1 / 7, 2);
    expect(night(-57, "2026-12-21", "2026-12-22")).toBeCloseTo(1 / 7, 2);
  });
});

describe("the polar circle", () => {
  test("has a stated resolution in place of a time that does not exist", () => {
    const summer = on(tromso, "2026-06-21", "mwl");
    expect(summer.resolution).toBe("AqrabBalad");
    expect(Object.values(summer.times)).not.toContain(null);
    expect(on(tromso, "2026-12-21", "mwl").resolution).toBe("AqrabBalad");
    expect(on(tromso, "2026-03-21", "mwl").resolution).toBeUndefined();
    expect(on(tromso, "2026-06-21", "mwl", { polarCircleResolution: "AqrabYaum" }).resolution).toBe(
      "AqrabYaum",
    );
  });

  test("has no times where the person wants none invented", () => {
    const { times, resolution } = on(tromso, "2026-06-21", "mwl", { polarCircleResolution: "Unresolved" });
    expect(resolution).toBeUndefined();
    expect([times.fajr, times.sunrise, times.maghrib, times.isha]).toEqual([null, null, null, null]);
    expect(times.dhuhr).not.toBeNull();
  });
});

describe("a method", () => {
  test("of Umm al-Qura has isha ninety minutes after maghrib, and two hours in Ramadan", () => {
    const gap = (text: string, choices: CalculationChoices = {}) => {
      const { times } = on(makkah, text, "umm_alqura", choices);
      return ((times.isha ?? 0) - (times.maghrib ?? 0)) / 60_000;
    };
    expect([gap("2026-02-17"), gap("2026-02-18"), gap("2026-03-19"), gap("2026-03-20")]).toEqual([
      90, 120, 120, 90,
    ]);
    expect(gap("2026-02-18", { ishaInterval: 90 })).toBe(90);
  });

  test("keeps its own minutes, and the person's are added to them", () => {
    for (const { id, adjustments } of calculationMethods) {
      const own = on(cairo, "2026-05-05", id, { rounding: "none" }).times;
      const moved = on(cairo, "2026-05-05", id, {
        rounding: "none",
        adjustments: { dhuhr: 4, maghrib: -2 },
      }).times;
      expect((moved.dhuhr ?? 0) - (own.dhuhr ?? 0), id).toBe(4 * 60_000);
      expect((moved.maghrib ?? 0) - (own.maghrib ?? 0), id).toBe(-2 * 60_000);
      const bare = dayTimes(
        cairo,
        date("2026-05-05"),
        calculationFor(
          {
            ...calculationMethod(id),
            adjustments: { fajr: 0, sunrise: 0, dhuhr: 0, asr: 0, maghrib: 0, isha: 0 },
          },
          { rounding: "none" },
          cairo.latitude,
        ),
      ).times;
      expect((own.dhuhr ?? 0) - (bare.dhuhr ?? 0), id).toBe(adjustments.dhuhr * 60_000);
    }
  });

  test("brings its own rounding, unless the person sets one", () => {
    const singapore = calculationMethod("singapore");
    expect(calculationFor(singapore, {}, 1).rounding).toBe("up");
    expect(calculationFor(singapore, { rounding: "nearest" }, 1).rounding).toBe("nearest");
    expect(calculationFor(calculationMethod("egyptian"), {}, 30).rounding).toBe("nearest");
  });

  test("gives way to an angle of the person's, even where it counts minutes", () => {
    const chosen = calculationFor(calculationMethod("umm_alqura"), { ishaAngle: 17 }, 21);
    expect([chosen.ishaInterval, chosen.ishaAngle, chosen.ishaIntervalInRamadan]).toEqual([0, 17, undefined]);
    const both = calculationFor(calculationMethod("umm_alqura"), { ishaAngle: 0, ishaInterval: 80 }, 21);
    expect(both.ishaInterval).toBe(80);
  });

  test("changes the times: no two of the four in the selector agree in Cairo", () => {
    const tables = (["egyptian", "mwl", "isna", "umm_alqura"] as const).map((name) =>
      clock(cairo, on(cairo, "2026-02-10", name)).join(" "),
    );
    expect(new Set(tables).size).toBe(4);
  });

  test("gives what adhan gives with the same parameters, minute for minute", () => {
    const names = {
      egyptian: "Egyptian",
      mwl: "MuslimWorldLeague",
      isna: "NorthAmerica",
      qatar: "Qatar",
      singapore: "Singapore",
      tehran: "Tehran",
      turkey: "Turkey",
      dubai: "Dubai",
      moonsighting: "MoonsightingCommittee",
    } as const;
    fc.assert(
      fc.property(
        fc.constantFrom(...(Object.keys(names) as (keyof typeof names)[])),
        fc.constantFrom(...madhabs),
        fc.constantFrom(...highLatitudeRules),
        fc.double({ min: -54, max: 70, noNaN: true }),
        fc.integer({ min: 0, max: 4000 }),
        (name, madhab, highLatitudeRule, latitude, offset) => {
          const day = addDays(date("2020-01-01"), offset);
          const place = { latitude, longitude: 15, timeZone: "UTC" };
          const parameters = AdhanMethod[names[name]]();
          Object.assign(parameters, { madhab, highLatitudeRule, polarCircleResolution: "AqrabBalad" });
          const theirs = new PrayerTimes(
            new AdhanCoordinates(latitude, 15),
            new Date(day.year, day.month - 1, day.day, 12),
            parameters,
          );
          const choices = { madhab, highLatitudeRule };
          const ours = dayTimes(place, day, calculationFor(calculationMethod(name), choices, latitude));
          for (const mark of dayMarks)
            expect(Math.floor((ours.times[mark] ?? 0) / 60_000), mark).toBe(
              Math.floor(theirs[mark].getTime() / 60_000),
            );
        },
      ),
    );
    expect(HighLatitudeRule.SeventhOfTheNight).toBe("seventhofthenight");
  });
});
