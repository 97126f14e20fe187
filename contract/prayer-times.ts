import { z } from "zod";
import type { CalculationChoices } from "#domain/prayer-times/calculation.ts";
import { type MethodName, methodNames } from "#domain/prayer-times/calculation-method.ts";
import {
  highLatitudeRules,
  limits,
  madhabs,
  polarCircleResolutions,
  roundings,
  shafaqs,
} from "#domain/prayer-times/calculation-options.ts";
import { coordinateQuery } from "./qibla.ts";
import { calendarDayWithin, numberWithin, oneOf, timeZone, wholeWithin } from "./query-values.ts";

/** The names of the adhan library for the same methods. */
const adhanNames: Readonly<Record<string, MethodName>> = {
  muslimworldleague: "mwl",
  northamerica: "isna",
  moonsightingcommittee: "moonsighting",
};

const minutes = wholeWithin(limits.adjustment).optional();

/** `GET /api/prayer-times`: the method's value is used for a parameter that is left out. */
export const prayerTimesQuery = z.object({
  ...coordinateQuery.shape,
  date: calendarDayWithin(limits.year).optional(),
  timeZone: timeZone.optional(),
  days: wholeWithin(limits.days).optional(),
  method: oneOf(methodNames, adhanNames).optional(),
  madhab: oneOf(madhabs).optional(),
  fajrAngle: numberWithin(limits.twilightAngle).optional(),
  ishaAngle: numberWithin({ min: 0, max: limits.twilightAngle.max }).optional(),
  ishaInterval: wholeWithin(limits.ishaInterval).optional(),
  maghribAngle: numberWithin(limits.maghribAngle).optional(),
  highLatitudeRule: oneOf(highLatitudeRules).optional(),
  rounding: oneOf(roundings).optional(),
  shafaq: oneOf(shafaqs).optional(),
  polarCircleResolution: oneOf(polarCircleResolutions).optional(),
  adjustFajr: minutes,
  adjustSunrise: minutes,
  adjustDhuhr: minutes,
  adjustAsr: minutes,
  adjustMaghrib: minutes,
  adjustIsha: minutes,
});

export type PrayerTimesQuery = z.output<typeof prayerTimesQuery>;

/** The calculation choices in a query. */
export function choicesOf(query: PrayerTimesQuery): CalculationChoices {
  return {
    fajrAngle: query.fajrAngle,
    ishaAngle: query.ishaAngle,
    ishaInterval: query.ishaInterval,
    maghribAngle: query.maghribAngle,
    madhab: query.madhab,
    highLatitudeRule: query.highLatitudeRule,
    rounding: query.rounding,
    shafaq: query.shafaq,
    polarCircleResolution: query.polarCircleResolution,
    adjustments: {
      fajr: query.adjustFajr ?? 0,
      sunrise: query.adjustSunrise ?? 0,
      dhuhr: query.adjustDhuhr ?? 0,
      asr: query.adjustAsr ?? 0,
      maghrib: query.adjustMaghrib ?? 0,
      isha: query.adjustIsha ?? 0,
    },
  };
}

/** `HH:mm` in the place's time zone; null where the sun gives no such time and the query allows no substitute. */
const clock = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .nullable();

const adjustments = z.strictObject({
  fajr: z.int(),
  sunrise: z.int(),
  dhuhr: z.int(),
  asr: z.int(),
  maghrib: z.int(),
  isha: z.int(),
});

export const prayerTimesAnswer = z.strictObject({
  days: z.array(
    z.strictObject({
      date: z.iso.date(),
      timeZone: z.string(),
      times: z.strictObject({
        fajr: clock,
        sunrise: clock,
        dhuhr: clock,
        asr: clock,
        sunset: clock,
        maghrib: clock,
        isha: clock,
        midnight: clock,
        lastThird: clock,
      }),
      /** The parameters of that day. */
      parameters: z.strictObject({
        method: z.enum(methodNames),
        fajrAngle: z.number(),
        ishaAngle: z.number(),
        ishaInterval: z.int(),
        maghribAngle: z.number(),
        madhab: z.enum(madhabs),
        highLatitudeRule: z.enum(highLatitudeRules),
        rounding: z.enum(roundings),
        shafaq: z.enum(shafaqs),
        polarCircleResolution: z.enum(polarCircleResolutions),
        /** The method's own minutes, and those of the query that were added to them. */
        methodAdjustments: adjustments,
        adjustments,
        /** The substitute on a day when the sun does not rise or set; null on other days. */
        resolvedBy: z.enum(["AqrabBalad", "AqrabYaum"]).nullable(),
      }),
    }),
  ),
  /** Degrees clockwise from true north; null at the Kaaba. */
  qibla: z.number().min(0).lt(360).nullable(),
});

export type PrayerTimesAnswer = z.infer<typeof prayerTimesAnswer>;
