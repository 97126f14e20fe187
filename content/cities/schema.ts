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

/** What is read of the package; numbers are strings there. */
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
