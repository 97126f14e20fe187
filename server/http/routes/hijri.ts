import type { FastifyInstance } from "fastify";
import type { RequestMistake } from "#contract/api-error.ts";
import type { ReckoningErrorCode } from "#contract/error-messages/reckoning.ts";
import { type HijriAnswer, type HijriQuery, hijriAnswer, hijriQuery } from "#contract/hijri.ts";
import { readQuery } from "#contract/query-values.ts";
import { type CalendarDay, formatCalendarDay } from "#domain/calendar-day.ts";
import {
  defaultReckoning,
  gregorianDayOf,
  type HijriAdjustment,
  type HijriCalendar,
  type HijriReckoning,
  hijriAdjustments,
  hijriDateOf,
  hijriMonthLength,
  hijriYears,
  isApproximate,
} from "#domain/hijri/hijri-calendar.ts";
import { formatHijriDate, type HijriDate, parseHijriDate } from "#domain/hijri/hijri-date.ts";
import { cacheForADay, refuse } from "#server/http/errors/refuse.ts";
import { openApiCall } from "./open-api-call.ts";

type Mistake = RequestMistake<ReckoningErrorCode>;
type Pair = { readonly hijri: HijriDate; readonly gregorian: CalendarDay };

const call = openApiCall("A day in the Hijri and the Gregorian calendar", "Calendar", {
  querystring: hijriQuery,
  answer: hijriAnswer,
});

/** `GET /api/hijri`. */
export async function hijriRoutes(server: FastifyInstance): Promise<void> {
  server.get("/api/hijri", { config: call }, async (request, reply) => {
    const reading = readQuery(hijriQuery, request.query);
    if ("mistake" in reading) return refuse(request, reply, reading.mistake);
    const { calendar, adjustment } = reckoningOf(reading.query);
    const found = pairOf(reading.query, { calendar, adjustment });
    if ("mistake" in found) return refuse(request, reply, found.mistake);
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

function pairOf(
  { date, hijri: text }: HijriQuery,
  reckoning: HijriReckoning,
): Pair | { readonly mistake: Mistake } {
  if (date && text !== undefined) return { mistake: { code: "date-or-hijri", field: "hijri" } };
  if (date) {
    const hijri = hijriDateOf(date, reckoning);
    return hijri ? { hijri, gregorian: date } : { mistake: outside("date", reckoning.calendar) };
  }
  if (text === undefined) return { mistake: { code: "missing", field: "date" } };
  const hijri = parseHijriDate(text);
  if (!hijri) return { mistake: noSuchDay };
  const { first, last } = hijriYears(reckoning.calendar);
  if (hijri.year < first || hijri.year > last) return { mistake: outside("hijri", reckoning.calendar) };
  const gregorian = gregorianDayOf(hijri, reckoning);
  return gregorian ? { hijri, gregorian } : { mistake: noSuchDay };
}

const noSuchDay: Mistake = { code: "no-such-day", field: "hijri", details: { form: "1447-09-01" } };

/** The first and last day of the calendar, in the calendar the asker wrote in. */
function outside(field: "date" | "hijri", calendar: HijriCalendar): Mistake {
  const { first, last } = hijriYears(calendar);
  const ends = [
    { year: first, month: 1, day: 1 },
    { year: last, month: 12, day: hijriMonthLength(calendar, last, 12) ?? 29 },
  ].map((end) => {
    const day = gregorianDayOf(end, { calendar, adjustment: 0 });
    return field === "date" && day ? formatCalendarDay(day) : formatHijriDate(end);
  });
  return { code: "out-of-range", field, details: { min: ends[0] ?? "", max: ends[1] ?? "" } };
}
