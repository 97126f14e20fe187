import type { FastifyInstance } from "fastify";
import { calculationMethod, suggestedCalculation } from "#content/calculation-methods/index.ts";
import { placeSource } from "#content/cities/index.ts";
import { type DayOutlineAnswer, dayOutlineQuery } from "#contract/day-outline.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { is24HourIn } from "#domain/hour-cycle.ts";
import type { Place } from "#domain/places/place.ts";
import { placeInZone, type ZoneCityFile, zoneFileOf } from "#domain/places/zone-place.ts";
import { calculationFor } from "#domain/prayer-times/calculation.ts";
import { dayOutline } from "#domain/prayer-times/day-outline.ts";
import { aroundNow } from "#domain/prayer-times/next-prayer.ts";
import { instantIn } from "#domain/zoned-time.ts";
import { parseQuery } from "#server/http/parse-request.ts";
import { cacheForADay } from "./open-api-call.ts";

type Options = { readonly read: (address: string) => Promise<unknown> };

/**
 * `GET /api/day-outline`: what the first visit shows until the device computes the times itself. It names a time zone
 * and a day, nothing of the visitor, and the answer is the same for everybody.
 */
export async function dayOutlineRoutes(server: FastifyInstance, { read }: Options): Promise<void> {
  server.get("/api/day-outline", async (request, reply) => {
    const { date, timeZone } = parseQuery(dayOutlineQuery, request.query);
    const cities = (await read(placeSource.zoneFile(zoneFileOf(timeZone)))) as ZoneCityFile;
    const place = placeInZone(cities, timeZone);
    const answer: DayOutlineAnswer = place ? outlineAt(place, date) : null;
    // Without a type Fastify would send null as an empty answer.
    return reply
      .header("cache-control", cacheForADay)
      .type("application/json; charset=utf-8")
      .send(JSON.stringify(answer));
  });
}

/** By the method and the madhab of the country, as for a person who has chosen none. */
function outlineAt(place: Place, date: CalendarDay): DayOutlineAnswer {
  const { method, madhab } = suggestedCalculation(place.countryCode);
  const calculation = calculationFor(calculationMethod(method), { madhab }, place.latitude);
  const around = aroundNow(place, instantIn(place.timeZone, date, 12), calculation);
  return around ? { place, is24Hour: is24HourIn(place.countryCode), ...dayOutline(around) } : null;
}
