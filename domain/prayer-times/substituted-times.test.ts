import { describe, expect, test } from "vitest";
import { daysFrom } from "#domain/calendar-day.ts";
import { formatClock } from "#domain/zoned-time.ts";
import type { CalculationChoices } from "./calculation.ts";
import { dayTimes, type PrayerPlace } from "./day-times.ts";
import { explainedTime } from "./explained-time.ts";
import { angles18, calculationAt, jakarta, london, seasonal, tromso } from "./methods.testing.ts";
import { type DayMark, dayMarks } from "./prayer-name.ts";
import type { Substitute } from "./substitute.ts";

const midsummer = { year: 2026, month: 6, day: 21 };
const midwinter = { year: 2026, month: 12, day: 21 };
const longyearbyen: PrayerPlace = { latitude: 78.22, longitude: 15.65, timeZone: "Arctic/Longyearbyen" };
const bordeaux45: PrayerPlace = { ...tromso, latitude: 45 };
const makkah: PrayerPlace = { latitude: 21.42, longitude: 39.83, timeZone: "Asia/Riyadh" };
const gothenburg: Substitute = {
  kind: "city",
  city: {
    name: "Göteborg",
    names: {},
    id: "",
    countryCode: "",
    region: "",
    latitude: 57.7072,
    longitude: 11.9668,
    timeZone: "Europe/Stockholm",
  },
};
const at45: Substitute = { kind: "latitude", latitude: 45 };
const fixed: Substitute = {
  kind: "fixed",
  clocks: { fajr: 150, sunrise: 240, asr: 1050, maghrib: 1290, isha: 30 },
};

function on(
  day: typeof midsummer,
  place: PrayerPlace,
  substitute?: Substitute,
  choices: CalculationChoices = {},
) {
  const calculation = calculationAt(place, angles18, { ...choices, rounding: "none", substitute });
  const { times, estimated, resolution } = dayTimes(place, day, calculation);
  const at = (mark: DayMark | "sunset") => times[mark] ?? Number.NaN;
  return { times, at, estimated, resolution, night: 86_400_000 - (at("sunset") - at("sunrise")) };
}
const minutes = (milliseconds: number) => Math.round(milliseconds / 60_000);

describe("where twilight lasts all night", () => {
  test("isha and fajr take the same part of the night as at 45°", () => {
    const here = on(midsummer, london, at45);
    const there = on(midsummer, { ...london, latitude: 45 });
    expect(here.estimated).toEqual(["fajr", "isha"]);
    const part = (day: typeof here) => (day.at("isha") - day.at("sunset")) / day.night;
    expect(part(here)).toBeCloseTo(part(there), 4);
    const dawn = (day: typeof here) => (day.at("sunrise") - day.at("fajr")) / day.night;
    expect(dawn(here)).toBeCloseTo(dawn(there), 4);
    // The sun's own times stay.
    for (const mark of ["sunrise", "dhuhr", "asr", "maghrib"] as const)
      expect(here.times[mark]).toBe(on(midsummer, london).times[mark]);
  });

  test("another latitude and a city give other parts", () => {
    const at48 = on(midsummer, london, { kind: "latitude", latitude: 48 });
    expect(at48.at("isha")).toBeGreaterThan(on(midsummer, london, at45).at("isha"));
    const paris: Substitute = {
      kind: "city",
      city: {
        name: "Paris",
        names: {},
        id: "",
        countryCode: "",
        region: "",
        latitude: 48.85,
        longitude: 2.35,
        timeZone: "Europe/Paris",
      },
    };
    expect(on(midsummer, london, paris).at("isha")).toBeGreaterThan(at48.at("isha"));
  });

  test("Makkah's intervals are counted from the place's own sun, within the middle of the night", () => {
    const here = on(midsummer, london, { kind: "makkah" });
    const there = on(midsummer, makkah);
    expect(here.at("isha") - here.at("sunset")).toBe(there.at("isha") - there.at("sunset"));
    expect(here.at("sunrise") - here.at("fajr")).toBe(there.at("sunrise") - there.at("fajr"));
    const may = on({ year: 2026, month: 5, day: 15 }, tromso, { kind: "makkah" });
    expect(minutes(may.at("isha") - may.at("sunset"))).toBe(minutes(may.night / 2));
  });

  test("a mosque's fixed isha after midnight is that night's; one by daylight is not used", () => {
    const isha = on(midsummer, london, { kind: "fixed", clocks: { isha: 15 } });
    expect(formatClock(london.timeZone, isha.at("isha"))).toBe("00:15");
    expect(isha.at("isha")).toBeGreaterThan(isha.at("sunset"));
    const byDay = on(midsummer, london, { kind: "fixed", clocks: { isha: 18 * 60 } });
    expect(byDay.at("isha")).toBe(on(midsummer, london, at45).at("isha"));
  });

  test("a night on which twilight ends is the sun's own, also by a method with seasonal times", () => {
    const winter = on(midwinter, london, at45);
    expect(winter.estimated).toEqual([]);
    expect(winter.times).toEqual(
      on(midwinter, london, undefined, { highLatitudeRule: "middleofthenight" }).times,
    );
    const calculation = calculationAt(london, seasonal, { substitute: at45 });
    const day = dayTimes(london, midwinter, calculation);
    expect(explainedTime("isha", london, day, calculation).basis).toEqual({
      kind: "twilight-angle",
      angle: 18,
    });
    const summer = dayTimes(london, midsummer, calculation);
    expect(explainedTime("isha", london, summer, calculation).basis).toEqual({
      kind: "substitute",
      substitute: at45,
    });
  });

  test("where the sun always sets deep nothing changes", () => {
    for (const substitute of [at45, gothenburg, { kind: "makkah" } as const, fixed])
      expect(on(midsummer, jakarta, substitute).times).toEqual(on(midsummer, jakarta).times);
  });
});

describe("where the sun neither rises nor sets", () => {
  test.each([midsummer, midwinter])("the day is divided as at 45°, $month", (day) => {
    const here = on(day, tromso, at45);
    expect(here.estimated).toEqual(["fajr", "sunrise", "asr", "maghrib", "isha"]);
    const there = on(day, bordeaux45);
    for (const mark of ["fajr", "sunrise", "asr", "maghrib", "isha"] as const)
      expect(here.times[mark], mark).toBe(there.times[mark]);
  });

  test("a city's clock is used, and Makkah's day around the place's own noon", () => {
    const oslo: PrayerPlace = { latitude: 59.91, longitude: 10.75, timeZone: "Europe/Oslo" };
    const city: Substitute = {
      kind: "city",
      city: { name: "Oslo", names: {}, id: "", countryCode: "", region: "", ...oslo },
    };
    const byCity = on(midsummer, tromso, city);
    expect(byCity.times.maghrib).toBe(on(midsummer, oslo).times.maghrib);
    const helsinki: Substitute = {
      kind: "city",
      city: {
        name: "Helsinki",
        names: {},
        id: "",
        countryCode: "",
        region: "",
        latitude: 60.17,
        longitude: 24.94,
        timeZone: "Europe/Helsinki",
      },
    };
    const clock = formatClock("Europe/Oslo", on(midsummer, tromso, helsinki).at("maghrib"));
    const there = on(midsummer, { latitude: 60.17, longitude: 24.94, timeZone: "Europe/Helsinki" });
    expect(clock).toBe(formatClock("Europe/Helsinki", there.at("maghrib")));
    const byMakkah = on(midsummer, tromso, { kind: "makkah" });
    const noon = on(midsummer, makkah);
    expect(byMakkah.at("maghrib") - byMakkah.at("dhuhr")).toBe(noon.at("maghrib") - noon.at("dhuhr"));
  });

  test("a mosque's fixed clock is used; what it leaves open is that of 45°", () => {
    const day = on(midsummer, tromso, fixed);
    const clocks = dayMarks.map((mark) => formatClock(tromso.timeZone, day.at(mark)));
    expect(clocks).toEqual(["02:30", "04:00", expect.stringMatching(/^12:4/), "17:30", "21:30", "00:30"]);
    const open = on(midsummer, tromso, { kind: "fixed", clocks: { maghrib: 1290 } });
    expect(open.times.isha).toBe(on(midsummer, tromso, at45).times.isha);
  });

  test("a city that has no sunrise itself gives way to 45°", () => {
    const city: Substitute = {
      kind: "city",
      city: { name: "Tromsø", names: {}, id: "", countryCode: "", region: "", ...tromso },
    };
    expect(on(midsummer, longyearbyen, city).times).toEqual(on(midsummer, longyearbyen, at45).times);
  });
});

test.each([
  ["45°", at45],
  ["Göteborg", gothenburg],
  ["Makkah", { kind: "makkah" } as const],
  ["the mosque's clock", fixed],
])("at 78° north every day of a year has six times in order, by %s", (_, substitute) => {
  for (const day of daysFrom({ year: 2026, month: 1, day: 1 }, 365)) {
    const { at } = on(day, longyearbyen, substitute);
    const [fajr = 0, ...rest] = dayMarks.map(at);
    expect(Number.isFinite(fajr)).toBe(true);
    let before = fajr;
    for (const [index, time] of rest.entries()) {
      expect(time, `${day.month}-${day.day} ${dayMarks[index + 1]}`).toBeGreaterThanOrEqual(before);
      before = time;
    }
  }
});

test("where the sun is too low for a shadow's length asr is still in the afternoon", () => {
  for (const polarCircleResolution of ["AqrabYaum", "AqrabBalad"] as const)
    for (const place of [tromso, longyearbyen]) {
      const { at } = on(midwinter, place, undefined, { polarCircleResolution });
      expect(at("asr")).toBeGreaterThan(at("dhuhr"));
      expect(at("asr")).toBeLessThan(at("sunset"));
    }
});
