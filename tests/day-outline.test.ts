import { join } from "node:path";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { prayerCalculation } from "#app/features/prayer/prayer-calculation.ts";
import type { DayOutlineAnswer } from "#contract/day-outline.ts";
import { addDays, parseCalendarDay } from "#domain/calendar-day.ts";
import { aroundNow, currentPrayer, nextPrayer } from "#domain/prayer-times/next-prayer.ts";
import { prayers } from "#domain/prayer-times/prayer-name.ts";
import { instantIn } from "#domain/zoned-time.ts";
import { handleError } from "#server/http/errors/handle-error.ts";
import { dayOutlineRoutes } from "#server/http/routes/day-outline.ts";
import { publishedTexts } from "#server/services/published-text.ts";

let server: FastifyInstance;

beforeAll(async () => {
  server = Fastify();
  server.setErrorHandler(handleError);
  const read = publishedTexts(join(import.meta.dirname, "../.built/public"));
  await server.register(dayOutlineRoutes, { read });
});

afterAll(() => server.close());

async function ask(date: string, timeZone: string) {
  const answer = await server.inject({ url: "/api/day-outline", query: { date, timeZone } });
  return { status: answer.statusCode, cache: answer.headers["cache-control"], body: answer.json() };
}

const zones = [
  ...["Europe/London", "Africa/Cairo", "Asia/Karachi", "Asia/Riyadh", "Asia/Jakarta", "Europe/Istanbul"],
  // Clocks at the edges of the day, with half an hour, and where the sun stays up.
  ...["Pacific/Apia", "America/St_Johns", "Europe/Oslo", "America/Anchorage"],
];
// Among them days on which clocks change, one in Ramadan, and the longest.
const dates = ["2026-03-29", "2026-02-25", "2026-06-21", "2026-10-25", "2026-11-26"];
const step = 7 * 60_000;

test("our server's outline of a day is what the device computes, at every minute of it", async () => {
  for (const timeZone of zones)
    for (const date of dates) {
      const { body } = await ask(date, timeZone);
      const { place, times, spans } = body as NonNullable<DayOutlineAnswer>;
      const { calculation } = prayerCalculation(place, null, {});
      const day = parseCalendarDay(date);
      if (!day) throw new Error(date);
      const around = aroundNow(place, instantIn(timeZone, day, 12), calculation);
      expect(place.timeZone).toBe(timeZone);
      for (const prayer of prayers) expect(times[prayer]).toBe(around?.today.times[prayer]);
      const ends = [instantIn(timeZone, day), instantIn(timeZone, addDays(day, 1))] as const;
      for (let now = ends[0]; now < ends[1]; now += step) {
        const span = spans.find(({ until }) => until > now);
        const said = { current: span?.current, mark: span?.next, at: span?.until };
        const { mark, at } = { mark: undefined, at: undefined, ...nextPrayer(around, now) };
        expect(said, `${date} ${timeZone}`).toEqual({ current: currentPrayer(around, now), mark, at });
      }
    }
});

test("an outline may be cached, and there is none where a zone has no city", async () => {
  expect(await ask("2026-11-26", "Europe/London")).toMatchObject({
    status: 200,
    cache: "public, max-age=86400",
    body: { place: { name: "London" }, is24Hour: true },
  });
  expect(await ask("2026-11-26", "UTC")).toMatchObject({ status: 200, body: null });
  expect((await ask("2026-11-26", "Nowhere/At-All")).status).toBe(400);
  expect((await ask("2026-02-30", "Europe/London")).status).toBe(400);
});
