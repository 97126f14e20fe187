import {
  check,
  fallback,
  type GenericSchema,
  number,
  object,
  pipe,
  record,
  string,
  transform,
  unknown,
} from "valibot";
import type { Place } from "#domain/places/place.ts";
import { isTimeZone } from "#domain/zoned-time.ts";

export type Limits = { readonly min: number; readonly max: number };

/** A number from `min` to `max`. */
export const numberIn = ({ min, max }: Limits) =>
  pipe(
    number(),
    check((value) => value >= min && value <= max),
  );

/** A place with all that its times are computed from. */
export const placeSchema: GenericSchema<unknown, Place> = object({
  id: string(),
  name: string(),
  names: pipe(
    fallback(record(string(), unknown()), {}),
    transform((names) =>
      Object.fromEntries(Object.entries(names).filter(([, word]) => typeof word === "string")),
    ),
  ),
  countryCode: fallback(string(), ""),
  region: fallback(string(), ""),
  latitude: numberIn({ min: -90, max: 90 }),
  longitude: numberIn({ min: -180, max: 180 }),
  timeZone: pipe(string(), check(isTimeZone)),
});
