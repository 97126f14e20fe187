import { z } from "zod";
import { numberWithin } from "./query-values.ts";

/** Degrees north and east of Greenwich. */
export const coordinateQuery = z.object({
  latitude: numberWithin({ min: -90, max: 90 }),
  longitude: numberWithin({ min: -180, max: 180 }),
});

export const qiblaAnswer = z.strictObject({
  /** Degrees clockwise from true north, unrounded; null at the Kaaba, where there is no one direction. */
  bearing: z.number().min(0).lt(360).nullable(),
  from: z.strictObject({ latitude: z.number(), longitude: z.number() }),
});

export type QiblaAnswer = z.infer<typeof qiblaAnswer>;
