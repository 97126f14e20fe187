import tzLookup from "@photostructure/tz-lookup";
import type { FastifyInstance } from "fastify";
import { calculationMethod, defaultMethodName } from "#content/calculation-methods/index.ts";
import {
  choicesOf,
  type PrayerTimesAnswer,
  type PrayerTimesQuery,
  prayerTimesAnswer,
  prayerTimesQuery,
} from "#contract/prayer-times.ts";
import { formatCalendarDay } from "#domain/calendar-day.ts";
import { type Calculation, calculationFor } from "#domain/prayer-times/calculation.ts";
import { limits } from "#domain/prayer-times/calculation-options.ts";
import type { PrayerPlace } from "#domain/prayer-times/day-times.ts";
import { type TimetableDay, timetable } from "#domain/prayer-times/timetable.ts";
import { qiblaBearing } from "#domain/qibla/qibla.ts";
import { calendarDayIn, formatClock, type Instant } from "#domain/zoned-time.ts";
import { parseQuery } from "#server/http/parse-request.ts";
import { ValidationError } from "#server/services/errors.ts";
import { cacheForADay, openApiCall } from "./open-api-call.ts";

/** Tests pass their own clock; a request without a date means today at the place. */
export type PrayerTimesRouteOptions = { readonly now?: () => Instant };

const call = openApiCall("Get the prayer times of a place for one or more days", "Prayer", {
  querystring: prayerTimesQuery,
  answer: prayerTimesAnswer,
});

/** `GET /api/prayer-times`. */
export async function prayerTimesRoutes(
  server: FastifyInstance,
  { now = Date.now }: PrayerTimesRouteOptions = {},
): Promise<void> {
  server.get("/api/prayer-times", { config: call }, async (request, reply) => {
    const query = parseQuery(prayerTimesQuery, request.query);
    const place = placeOf(query);
    const calculation = calculationOf(query);
    if (hasNoIsha(calculation))
      throw new ValidationError({
        code: "isha-without-angle",
        field: query.ishaAngle === undefined ? "ishaInterval" : "ishaAngle",
        details: { min: String(limits.twilightAngle.min) },
      });
    const first = query.date ?? calendarDayIn(place.timeZone, now());
    const days = timetable(place, first, query.days ?? 1, calculation);
    const answer: PrayerTimesAnswer = {
      days: days.map((day) => answerDay(day, place, calculation)),
      qibla: qiblaBearing(place),
    };
    return reply.header("cache-control", query.date ? cacheForADay : "no-store").send(answer);
  });
}

function placeOf({ latitude, longitude, timeZone }: PrayerTimesQuery): PrayerPlace {
  return { latitude, longitude, timeZone: timeZone ?? tzLookup(latitude, longitude) };
}

function calculationOf(query: PrayerTimesQuery): Calculation {
  return calculationFor(
    calculationMethod(query.method ?? defaultMethodName),
    choicesOf(query),
    query.latitude,
  );
}

function hasNoIsha({ ishaInterval, ishaAngle }: Calculation): boolean {
  return ishaInterval === 0 && ishaAngle < limits.twilightAngle.min;
}

function answerDay(
  { day, times, resolution, ishaInterval }: TimetableDay,
  { timeZone }: PrayerPlace,
  calculation: Calculation,
): PrayerTimesAnswer["days"][number] {
  const clock = (instant: Instant | null) => (instant === null ? null : formatClock(timeZone, instant));
  return {
    date: formatCalendarDay(day),
    timeZone,
    times: {
      fajr: clock(times.fajr),
      sunrise: clock(times.sunrise),
      dhuhr: clock(times.dhuhr),
      asr: clock(times.asr),
      sunset: clock(times.sunset),
      maghrib: clock(times.maghrib),
      isha: clock(times.isha),
      midnight: clock(times.midnight),
      lastThird: clock(times.lastThird),
    },
    parameters: {
      method: calculation.method,
      fajrAngle: calculation.fajrAngle,
      ishaAngle: calculation.ishaAngle,
      ishaInterval,
      maghribAngle: calculation.maghribAngle,
      madhab: calculation.madhab,
      highLatitudeRule: calculation.highLatitudeRule,
      rounding: calculation.rounding,
      shafaq: calculation.shafaq,
      polarCircleResolution: calculation.polarCircleResolution,
      methodAdjustments: calculation.methodAdjustments,
      adjustments: calculation.adjustments,
      resolvedBy: resolution ?? null,
    },
  };
}
