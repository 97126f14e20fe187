import { z } from "zod";
import { methodNames } from "#domain/prayer-times/calculation-method.ts";
import { limits, madhabs, roundings } from "#domain/prayer-times/calculation-options.ts";

const minutes = z.int().min(limits.adjustment.min).max(limits.adjustment.max);
const degrees = z.number().min(0).max(limits.twilightAngle.max);

export const calculationMethodSchema = z.strictObject({
  id: z.enum(methodNames),
  fajrAngle: degrees,
  ishaAngle: degrees,
  ishaInterval: z.int().min(limits.ishaInterval.min).max(limits.ishaInterval.max),
  maghribAngle: z.number().min(limits.maghribAngle.min).max(limits.maghribAngle.max),
  rounding: z.enum(roundings),
  adjustments: z.strictObject({
    fajr: minutes,
    sunrise: minutes,
    dhuhr: minutes,
    asr: minutes,
    maghrib: minutes,
    isha: minutes,
  }),
  ishaIntervalInRamadan: z.int().optional(),
  seasonalTwilight: z.literal(true).optional(),
  latitudeCap: z
    .strictObject({
      latitude: z.number(),
      ishaMinutes: z.int(),
      fajrMinutes: z.int(),
      firstMonth: z.int().min(1).max(12),
      lastMonth: z.int().min(1).max(12),
    })
    .optional(),
});

export const methodAuthoritySchema = z.strictObject({
  /** Who defined it, in that authority's language; null for a person's own angles. */
  authority: z.string().min(1).nullable(),
  /** The language of that name, as a BCP 47 tag. */
  authorityLanguage: z.enum(["ar", "en", "fa", "fr", "id", "ms", "ru", "tr"]).nullable(),
  /** Where the numbers were read. */
  source: z.strictObject({ title: z.string().min(1), url: z.url().optional() }),
});

/** Who defined a method; its name in six languages is the message `method.<id>`. */
export type MethodAuthority = {
  readonly authority: string | null;
  readonly authorityLanguage: string | null;
  readonly source: { readonly title: string; readonly url?: string };
};

/** Why a method is suggested: the official timetable, the custom of the region, or a general default. */
const suggestionReasons = ["official", "regional", "general"] as const;

export const suggestionSchema = z.strictObject({
  method: z.enum(methodNames),
  methodReason: z.enum(suggestionReasons),
  madhab: z.enum(madhabs),
  madhabReason: z.enum(["hanafi-majority", "timetable-uses-first-shadow", "other-schools"]),
});

export type Suggestion = z.infer<typeof suggestionSchema>;
