import { z } from "zod";
import { hijriAdjustments } from "#domain/hijri/hijri-calendar.ts";
import { hijriCalendars } from "#domain/hijri/month-authority.ts";
import { anyText, calendarDayWithin, oneOf, wholeWithin } from "./query-values.ts";

const [least] = hijriAdjustments;
const most = hijriAdjustments.at(-1) ?? 0;

/** `GET /api/hijri`: a Gregorian `date` or a `hijri` one, not both. */
export const hijriQuery = z.object({
  date: calendarDayWithin({ min: 1000, max: 9999 }).optional(),
  hijri: anyText.optional(),
  calendar: oneOf(hijriCalendars).optional(),
  /** Days the local sighting runs ahead (positive) or behind. */
  adjustment: wholeWithin({ min: least, max: most }).optional(),
});

export type HijriQuery = z.output<typeof hijriQuery>;

export const hijriAnswer = z.strictObject({
  year: z.int(),
  month: z.int().min(1).max(12),
  day: z.int().min(1).max(30),
  gregorian: z.iso.date(),
  calendar: z.enum(hijriCalendars),
  /** True where the date can be a day off the calendar then in use. */
  approximate: z.boolean(),
});

export type HijriAnswer = z.infer<typeof hijriAnswer>;
