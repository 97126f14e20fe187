import { z } from "zod";
import { isTimeZone } from "#domain/zoned-time.ts";

const words = z.string().trim().min(1);
const zone = z.string().refine(isTimeZone);

export const builtInFile = z.strictObject({
  cities: z
    .array(
      z.strictObject({
        slug: z.string().regex(/^[a-z]+$/),
        geonamesId: z.string().regex(/^\d+$/),
        countryCode: z.string().regex(/^[A-Z]{2}$/),
        latitude: z.number().min(-90).max(90),
        longitude: z.number().min(-180).max(180),
        timeZone: zone,
        names: z.strictObject({ en: words, ar: words, fr: words, ur: words, id: words, tr: words }),
      }),
    )
    .length(10),
});

export type BuiltInFile = z.infer<typeof builtInFile>;

const country = z.string().regex(/^[A-Z]{2}$/);
const zoneName = z.string().regex(/^[A-Za-z][\w+\-/]+$/);

/** Zones that the package lacks or has outdated cities for, and old names of zones. */
export const zonesFile = z.strictObject({
  source: words,
  links: z.record(zoneName, zoneName),
  cities: z.record(zoneName, z.string().regex(/^\d+$/)),
  towns: z.record(
    zoneName,
    z.tuple([words, country, z.number().min(-90).max(90), z.number().min(-180).max(180)]),
  ),
});

export type ZonesFile = z.infer<typeof zonesFile>;

/** Names of the zones' cities in English, Arabic, French, Urdu, Indonesian and Turkish. */
export const zoneNamesFile = z.strictObject({
  zones: z.record(zoneName, z.tuple([words, words, words, words, words, words])),
});

export type ZoneNamesFile = z.infer<typeof zoneNamesFile>;

/** The fields that we read from the package; numbers are strings there. */
export const packageCity = z.object({
  id: z.string().min(1),
  name: words,
  asciiname: z.string(),
  alternativeNames: z.array(z.string()),
  lat: z.coerce.number().min(-90).max(90),
  lon: z.coerce.number().min(-180).max(180),
  country: z.string().regex(/^[A-Z]{2}$/),
  adminCode: z.string(),
  population: z.coerce.number().min(0),
  tz: zone,
});

export type PackageCity = z.infer<typeof packageCity>;
