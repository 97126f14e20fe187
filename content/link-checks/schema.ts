import { z } from "zod";

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** What `npm run check:links` found: the day it ran, and each address with the day and whether it answered. */
export const linkChecksFile = z.strictObject({
  ranOn: day.nullable(),
  links: z.record(z.url({ protocol: /^https$/ }), z.strictObject({ on: day, isReached: z.boolean() })),
});

export type LinkChecksFile = z.infer<typeof linkChecksFile>;
