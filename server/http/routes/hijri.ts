import type { FastifyInstance } from "fastify";
import { type HijriAnswer, type HijriQuery, hijriAnswer, hijriQuery } from "#contract/hijri.ts";
import { type CalendarDay, formatCalendarDay } from "#domain/calendar-day.ts";
import {
  defaultReckoning,
  gregorianDayOf,
  type HijriAdjustment,
  type HijriReckoning,
  hijriAdjustments,
  hijriDateOf,
  hijriMonthLength,
  hijriYears,
  isApproximate,
} from "#domain/hijri/hijri-calendar.ts";
import { formatHijriDate, type HijriDate, parseHijriDate } from "#domain/hijri/hijri-date.ts";
import type { HijriCalendar } from "#domain/hijri/month-authority.ts";
import { parseQuery } from "#server/http/parse-request.ts";
import { ValidationError } from "#server/services/errors.ts";
import { cacheForADay, openApiCall } from "./open-api-call.ts";

type Pair = { readonly hijri: HijriDate; readonly gregorian: CalendarDay };

const call = openApiCall("Convert a day between the Gregorian and the Hijri calendar", "Calendar", {
  querystring: hijriQuery,
  answer: hijriAnswer,
});

/** `GET /api/hijri`. */
export async function hijriRoutes(server: FastifyInstance): Promise<void> {
  server.get("/api/hijri", { config: call }, async (request, reply) => {
    const query = parseQuery(hijriQuery, request.query);
    const { calendar, adjustment } = reckoningOf(query);
    const found = pairOf(query, { calendar, adjustment });
    const answer: HijriAnswer = {
      ...found.hijri,
      gregorian: formatCalendarDay(found.gregorian),
      calendar,
      approximate: isApproximate(found.hijri, calendar),
    };
    return reply.header("cache-control", cacheForADay).send(answer);
  });
}

function reckoningOf(query: HijriQuery): HijriReckoning {
  return {
    calendar: query.calendar ?? defaultReckoning.calendar,
    adjustment: hijriAdjustments.find((days): days is HijriAdjustment => days === query.adjustment) ?? 0,
  };
}

/** The day in both calendars; throws ValidationError where the query names none or one outside the calendar. */
function pairOf({ date, hijri: text }: HijriQuery, reckoning: HijriReckoning): Pair {
  if (date && text !== undefined) throw new ValidationError({ code: "date-or-hijri", field: "hijri" });
  if (date) {
    const hijri = hijriDateOf(date, reckoning);
    if (!hijri) throw outOfRange("date", reckoning.calendar);
    return { hijri, gregorian: date };
  }
  if (text === undefined) throw new ValidationError({ code: "missing", field: "date" });
  const hijri = parseHijriDate(text);
  if (!hijri) throw noSuchDay();
  const { first, last } = hijriYears(reckoning.calendar);
  if (hijri.year < first || hijri.year > last) throw outOfRange("hijri", reckoning.calendar);
  const gregorian = gregorianDayOf(hijri, reckoning);
  if (!gregorian) throw noSuchDay();
  return { hijri, gregorian };
}

function noSuchDay(): ValidationError {
  return new ValidationError({ code: "no-such-day", field: "hijri", details: { form: "1447-09-01" } });
}

/** Names the first and last day of the calendar, in the calendar that the query was written in. */
function outOfRange(field: "date" | "hijri", calendar: HijriCalendar): ValidationError {
  const { first, last } = hijriYears(calendar);
  const ends = [
    { year: first, month: 1, day: 1 },
    { year: last, month: 12, day: hijriMonthLength({ calendar, adjustment: 0 }, last, 12) ?? 29 },
  ].map((end) => {
    const day = gregorianDayOf(end, { calendar, adjustment: 0 });
    return field === "date" && day ? formatCalendarDay(day) : formatHijriDate(end);
  });
  return new ValidationError({
    code: "out-of-range",
    field,
    details: { min: ends[0] ?? "", max: ends[1] ?? "" },
  });
}
