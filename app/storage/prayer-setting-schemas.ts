import {
  array,
  boolean,
  fallback,
  type GenericSchema,
  nullable,
  object,
  optional,
  picklist,
  pipe,
  transform,
} from "valibot";
import type { Place } from "#domain/places/place.ts";
import type { CalculationChoices } from "#domain/prayer-times/calculation.ts";
import { methodNames } from "#domain/prayer-times/calculation-method.ts";
import {
  highLatitudeRules,
  limits,
  madhabs,
  polarCircleResolutions,
  roundings,
  shafaqs,
} from "#domain/prayer-times/calculation-options.ts";
import type { NoticeSettings } from "#domain/prayer-times/prayer-notices.ts";
import { type Substitute, substituteKinds, substituteLatitudes } from "#domain/prayer-times/substitute.ts";
import { type Limits, numberIn, placeSchema } from "./place-schema.ts";

/** A field that is left out where its value does not fit. */
const optionalNumber = (limits: Limits) => fallback(optional(numberIn(limits)), undefined);
const optionalWord = <const Words extends readonly string[]>(words: Words) =>
  fallback(optional(picklist(words)), undefined);

const withoutUndefined = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** At most 50 places; invalid ones are left out. */
export const placesSchema: GenericSchema<unknown, readonly Place[]> = pipe(
  array(fallback(nullable(placeSchema), null)),
  transform((places) => places.filter((place) => place !== null).slice(0, 50)),
);

export const methodSchema = picklist(methodNames);

const adjustmentsSchema = pipe(
  object({
    fajr: optionalNumber(limits.adjustment),
    sunrise: optionalNumber(limits.adjustment),
    dhuhr: optionalNumber(limits.adjustment),
    asr: optionalNumber(limits.adjustment),
    maghrib: optionalNumber(limits.adjustment),
    isha: optionalNumber(limits.adjustment),
  }),
  transform((minutes) => {
    const changed = Object.entries(minutes).flatMap(([mark, value]) =>
      value ? [[mark, Math.round(value)] as const] : [],
    );
    return changed.length > 0 ? Object.fromEntries(changed) : undefined;
  }),
);

const clockSchema = optionalNumber({ min: 0, max: 1439 });

/** What gives the times that the sun does not; undefined where the parts of its kind do not fit. */
const substituteSchema: GenericSchema<unknown, Substitute | undefined> = pipe(
  object({
    kind: picklist(substituteKinds),
    latitude: optionalNumber(substituteLatitudes),
    city: fallback(optional(placeSchema), undefined),
    clocks: optional(
      pipe(
        object({
          fajr: clockSchema,
          sunrise: clockSchema,
          asr: clockSchema,
          maghrib: clockSchema,
          isha: clockSchema,
        }),
        transform(withoutUndefined),
      ),
    ),
  }),
  transform(({ kind, latitude, city, clocks }): Substitute | undefined => {
    if (kind === "latitude") return latitude === undefined ? undefined : { kind, latitude };
    if (kind === "city") return city && { kind, city };
    if (kind === "fixed") return clocks && { kind, clocks };
    return { kind };
  }),
);

/** The calculation settings that a person changed; each that does not fit is left out. */
export const choicesSchema: GenericSchema<unknown, CalculationChoices> = pipe(
  fallback(
    object({
      fajrAngle: optionalNumber(limits.twilightAngle),
      ishaAngle: optionalNumber(limits.twilightAngle),
      ishaInterval: optionalNumber(limits.ishaInterval),
      maghribAngle: optionalNumber(limits.maghribAngle),
      madhab: optionalWord(madhabs),
      highLatitudeRule: optionalWord(highLatitudeRules),
      rounding: optionalWord(roundings),
      shafaq: optionalWord(shafaqs),
      polarCircleResolution: optionalWord(polarCircleResolutions),
      substitute: fallback(optional(substituteSchema), undefined),
      adjustments: fallback(optional(adjustmentsSchema), undefined),
    }),
    {},
  ),
  transform(withoutUndefined),
);

/** A mosque's own times, as they were fitted. */
export const ownMethodSchema = object({ method: methodSchema, choices: choicesSchema });

const announced = { isOn: true, minutesBefore: 0 };
const noticeSchema = fallback(
  object({ isOn: fallback(boolean(), true), minutesBefore: fallback(numberIn({ min: 0, max: 60 }), 0) }),
  announced,
);

export const everyNotice: NoticeSettings = {
  fajr: announced,
  dhuhr: announced,
  asr: announced,
  maghrib: announced,
  isha: announced,
};

/** Which prayers are announced and how long before; announced unless switched off. */
export const noticesSchema: GenericSchema<unknown, NoticeSettings> = fallback(
  object({
    fajr: noticeSchema,
    dhuhr: noticeSchema,
    asr: noticeSchema,
    maghrib: noticeSchema,
    isha: noticeSchema,
  }),
  everyNotice,
);
