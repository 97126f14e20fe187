import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { publishedTimetables } from "#content/calculation-methods/published-timetables.testing.ts";
import { apiErrorSchema } from "#contract/api-error.ts";
import { reckoningErrorCodes, reckoningErrorMessages } from "#contract/error-messages/reckoning.ts";
import { hijriAnswer } from "#contract/hijri.ts";
import { prayerTimesAnswer } from "#contract/prayer-times.ts";
import { qiblaAnswer } from "#contract/qibla.ts";
import { languages } from "#domain/language.ts";
import { methodNames } from "#domain/prayer-times/calculation-method.ts";
import { handleError } from "#server/http/errors/handle-error.ts";
import { hijriRoutes } from "./hijri.ts";
import { prayerTimesRoutes } from "./prayer-times.ts";
import { qiblaRoutes } from "./qibla.ts";

let server: FastifyInstance;

beforeAll(async () => {
  server = Fastify();
  server.setErrorHandler(handleError);
  await server.register(prayerTimesRoutes, { now: () => Date.parse("2026-03-03T18:00Z") });
  await server.register(qiblaRoutes);
  await server.register(hijriRoutes);
});

afterAll(() => server.close());

async function get(url: string, headers: Record<string, string> = {}) {
  const answer = await server.inject({ url, headers });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
}

async function times(query: string) {
  const { status, body } = await get(`/api/prayer-times?${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return prayerTimesAnswer.parse(body);
}

async function errorOf(url: string, headers: Record<string, string> = {}) {
  const { status, body } = await get(url, headers);
  expect(status, url).toBe(400);
  return apiErrorSchema.parse(body).error;
}

const cairo = "latitude=30.0444&longitude=31.2357";

describe("GET /api/prayer-times", () => {
  test("uses the Egyptian method and Shafi asr by default", async () => {
    const { days, qibla } = await times(`${cairo}&date=2026-03-04`);
    expect(days).toHaveLength(1);
    expect(days[0]).toMatchObject({ date: "2026-03-04", timeZone: "Africa/Cairo" });
    expect(days[0]?.parameters).toMatchObject({
      method: "egyptian",
      fajrAngle: 19.5,
      ishaAngle: 17.5,
      ishaInterval: 0,
      madhab: "shafi",
      highLatitudeRule: "middleofthenight",
      rounding: "nearest",
      polarCircleResolution: "AqrabBalad",
      methodAdjustments: { dhuhr: 1 },
      adjustments: { dhuhr: 0 },
      resolvedBy: null,
    });
    expect(qibla).toBeCloseTo(136.14, 1);
  });

  test("gives the published times", async () => {
    for (const { place, method, madhab, tolerance, days } of publishedTimetables)
      for (const [date, printed] of Object.entries(days)) {
        const answer = await times(
          `latitude=${place.latitude}&longitude=${place.longitude}&date=${date}&method=${method}&madhab=${madhab}`,
        );
        const found = answer.days[0]?.times;
        const expected = printed.split(" ");
        expect(answer.days[0]?.timeZone).toBe(place.timeZone);
        for (const [index, mark] of (
          ["fajr", "sunrise", "dhuhr", "asr", "maghrib", "isha"] as const
        ).entries()) {
          const published = expected[index] ?? "";
          if (published === "--:--") continue;
          expect(
            Math.abs(minutes(found?.[mark] ?? "") - minutes(published)),
            `${date} ${mark}`,
          ).toBeLessThanOrEqual(tolerance);
        }
      }
  });

  test("means today at the place when no date is given", async () => {
    const { days } = await times("latitude=-6.2&longitude=106.85");
    expect(days[0]).toMatchObject({ date: "2026-03-04", timeZone: "Asia/Jakarta" });
  });

  test("gives several days, through a change of summer time, in the requested time zone", async () => {
    const { days } = await times(
      "latitude=51.5&longitude=0&date=2026-03-28&days=2&timeZone=Europe/London&method=mwl",
    );
    expect(days.map(({ date, times: { dhuhr } }) => `${date} ${dhuhr}`)).toEqual([
      "2026-03-28 12:06",
      "2026-03-29 13:06",
    ]);
    expect((await times(`${cairo}&date=2026-01-01&days=366`)).days.at(-1)?.date).toBe("2027-01-01");
  });

  test("accepts 0 for latitude and longitude", async () => {
    const { days } = await times("latitude=0&longitude=0&date=2026-03-20&timeZone=UTC&method=mwl");
    expect(days[0]?.times).toMatchObject({ sunrise: "06:04", dhuhr: "12:08" });
  });

  test("reads values in any case, and adhan's names for methods", async () => {
    const { days } = await times(
      `${cairo}&date=2026-03-04&method=UMM_ALQURA&madhab=Hanafi&highLatitudeRule=SeventhOfTheNight&rounding=UP&polarCircleResolution=aqrabyaum&shafaq=Ahmer`,
    );
    expect(days[0]?.parameters).toMatchObject({
      method: "umm_alqura",
      madhab: "hanafi",
      highLatitudeRule: "seventhofthenight",
      rounding: "up",
      polarCircleResolution: "AqrabYaum",
      shafaq: "ahmer",
      ishaInterval: 120,
    });
    expect((await times(`${cairo}&method=MuslimWorldLeague`)).days[0]?.parameters.method).toBe("mwl");
  });

  test("computes every time by every method", async () => {
    for (const method of methodNames) {
      const { days } = await times(`${cairo}&date=2026-06-21&method=${method}`);
      expect(Object.values(days[0]?.times ?? {})).not.toContain(null);
    }
  });

  test("prefers an explicit value to the method's and the default", async () => {
    const query = "latitude=-54.8&longitude=-68.3&date=2026-12-21&method=singapore";
    expect((await times(query)).days[0]?.parameters).toMatchObject({
      highLatitudeRule: "seventhofthenight",
      rounding: "up",
    });
    const chosen = await times(
      `${query}&highLatitudeRule=middleofthenight&rounding=none&fajrAngle=15.5&ishaInterval=75&adjustDhuhr=-3&adjustIsha=2`,
    );
    expect(chosen.days[0]?.parameters).toMatchObject({
      highLatitudeRule: "middleofthenight",
      rounding: "none",
      fajrAngle: 15.5,
      ishaInterval: 75,
      methodAdjustments: { dhuhr: 1 },
      adjustments: { dhuhr: -3, isha: 2 },
    });
  });

  test("states how it resolved a sun that does not set, or gives null for polarCircleResolution=unresolved", async () => {
    const tromso = "latitude=69.65&longitude=18.96&date=2026-06-21";
    const { days } = await times(tromso);
    expect(days[0]?.parameters.resolvedBy).toBe("AqrabBalad");
    const bare = await times(`${tromso}&polarCircleResolution=unresolved`);
    expect(bare.days[0]?.times).toMatchObject({ sunrise: null, isha: null, midnight: null });
    expect(bare.days[0]?.times.dhuhr).toMatch(/^12:/);
  });

  test.each([
    ["latitude=91&longitude=0", "out-of-range", "latitude"],
    ["latitude=-90.01&longitude=0", "out-of-range", "latitude"],
    ["latitude=30&longitude=abc", "not-a-number", "longitude"],
    ["latitude=30&longitude=181", "out-of-range", "longitude"],
    ["latitude=NaN&longitude=0", "not-a-number", "latitude"],
    ["latitude=1e400&longitude=0", "not-a-number", "latitude"],
    ["longitude=31", "missing", "latitude"],
    ["latitude=&longitude=31", "missing", "latitude"],
    ["latitude=1&latitude=2&longitude=31", "unreadable", "latitude"],
    [`${cairo}&date=2026-02-30`, "no-such-day", "date"],
    [`${cairo}&date=tomorrow`, "no-such-day", "date"],
    [`${cairo}&date=1899-12-31`, "out-of-range", "date"],
    [`${cairo}&date=2101-01-01`, "out-of-range", "date"],
    [`${cairo}&timeZone=Mars/Olympus`, "no-such-time-zone", "timeZone"],
    [`${cairo}&fajrAngle=60`, "out-of-range", "fajrAngle"],
    [`${cairo}&ishaAngle=60`, "out-of-range", "ishaAngle"],
    [`${cairo}&ishaInterval=-5`, "out-of-range", "ishaInterval"],
    [`${cairo}&ishaInterval=5.5`, "not-whole", "ishaInterval"],
    [`${cairo}&adjustFajr=500`, "out-of-range", "adjustFajr"],
    [`${cairo}&days=0`, "out-of-range", "days"],
    [`${cairo}&days=367`, "out-of-range", "days"],
    [`${cairo}&method=nobody`, "unknown-value", "method"],
    [`${cairo}&madhab=`, "missing", "madhab"],
    [`${cairo}&method=umm_alqura&ishaInterval=0`, "isha-without-angle", "ishaInterval"],
    [`${cairo}&ishaAngle=0`, "isha-without-angle", "ishaAngle"],
  ])("rejects %s: %s", async (query, code, field) => {
    expect(await errorOf(`/api/prayer-times?${query}`)).toMatchObject({ code, field });
  });
});

describe("GET /api/qibla", () => {
  test("gives the bearing and the place", async () => {
    const { body } = await get("/api/qibla?latitude=40.7128&longitude=-74.0059");
    const answer = qiblaAnswer.parse(body);
    expect(answer.from).toEqual({ latitude: 40.7128, longitude: -74.0059 });
    expect(answer.bearing).toBeCloseTo(58.4817, 3);
  });

  test("accepts 0, and gives no direction at the Kaaba", async () => {
    expect(qiblaAnswer.parse((await get("/api/qibla?latitude=0&longitude=0")).body).bearing).toBeCloseTo(
      58.52,
      1,
    );
    expect((await get("/api/qibla?latitude=21.4225&longitude=39.8262")).body.bearing).toBeNull();
  });

  test("rejects an invalid place", async () => {
    expect(await errorOf("/api/qibla?latitude=91&longitude=0")).toMatchObject({ field: "latitude" });
    expect(await errorOf("/api/qibla")).toMatchObject({ code: "missing", field: "latitude" });
  });
});

describe("GET /api/hijri", () => {
  test("converts both ways", async () => {
    const expected = {
      year: 1447,
      month: 9,
      day: 1,
      gregorian: "2026-02-18",
      calendar: "umm_alqura",
      approximate: false,
    };
    expect(hijriAnswer.parse((await get("/api/hijri?date=2026-02-18")).body)).toEqual(expected);
    expect(hijriAnswer.parse((await get("/api/hijri?hijri=1447-09-01")).body)).toEqual(expected);
  });

  test("accepts the civil calendar and an adjustment, and marks approximate dates", async () => {
    const civil = hijriAnswer.parse((await get("/api/hijri?date=2026-02-18&calendar=CIVIL")).body);
    expect(civil).toMatchObject({ calendar: "civil", approximate: true });
    expect((await get("/api/hijri?date=2026-02-17&adjustment=1")).body).toMatchObject({ month: 9, day: 1 });
    expect((await get("/api/hijri?date=1980-01-01")).body).toMatchObject({ year: 1400, approximate: true });
  });

  test.each([
    ["date=2026-02-30", "no-such-day", "date"],
    ["hijri=1447-02-30", "no-such-day", "hijri"],
    ["hijri=1447-13-01", "no-such-day", "hijri"],
    ["hijri=soon", "no-such-day", "hijri"],
    ["hijri=1501-01-01", "out-of-range", "hijri"],
    ["hijri=1342-12-29", "out-of-range", "hijri"],
    ["date=2077-11-17", "out-of-range", "date"],
    ["date=1924-07-31", "out-of-range", "date"],
    ["date=2026-02-18&adjustment=3", "out-of-range", "adjustment"],
    ["date=2026-02-18&hijri=1447-09-01", "date-or-hijri", "hijri"],
    ["date=2026-02-18&calendar=julian", "unknown-value", "calendar"],
    ["", "missing", "date"],
  ])("rejects %s: %s", async (query, code, field) => {
    expect(await errorOf(`/api/hijri?${query}`)).toMatchObject({ code, field });
  });

  test("names the last day of the calendar for a date beyond it", async () => {
    expect((await errorOf("/api/hijri?hijri=1501-01-01")).message).toContain("1343-01-01 to 1500-12-30");
    expect((await get("/api/hijri?hijri=1500-12-30")).body).toMatchObject({ gregorian: "2077-11-16" });
  });
});

describe("an error", () => {
  const url = "/api/qibla?latitude=91&longitude=0";

  test("is in the requested language, else the browser's, else English", async () => {
    const words = async (path: string, header?: string) =>
      (await errorOf(path, header ? { "accept-language": header } : {})).message;
    expect(await words(url)).toBe("latitude must be from -90 to 90.");
    expect(await words(url, "de, fr;q=0.5, tr;q=0.8")).toBe("latitude -90 ile 90 arasında olmalı.");
    expect(await words(`${url}&language=fr`, "tr")).toBe("latitude doit être compris entre -90 et 90.");
    expect(await words(`${url}&language=xx`, "id")).toBe("latitude harus antara -90 dan 90.");
    expect(await words(url, ";;q=,q=x,*")).toBe("latitude must be from -90 to 90.");
  });

  test("has a message for every code in every language, with the same details", () => {
    expect(Object.keys(reckoningErrorMessages).sort()).toEqual([...reckoningErrorCodes].sort());
    for (const messages of Object.values(reckoningErrorMessages)) {
      const details = languages.map((language) => (messages[language].match(/\{\w+\}/g) ?? []).sort().join());
      expect(new Set(details).size).toBe(1);
    }
  });

  test("contains nothing of the request", async () => {
    const { message } = await errorOf("/api/prayer-times?latitude=%3Cscript%3E&longitude=0");
    expect(message).toBe("latitude must be a number.");
  });
});

function minutes(text: string): number {
  return Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
}
