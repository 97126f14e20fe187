import { z } from "zod";

const words = z.string().trim().min(1);

/** `duration` is set only if it is known. */
export const prayerVideosFile = z.array(
  z.strictObject({
    id: z.string().regex(/^[\w-]{11}$/),
    title: z.strictObject({ ar: words, en: words }),
    topic: z.enum(["prayer", "wudu", "eid"]),
    duration: z
      .string()
      .regex(/^\d\d:\d\d:\d\d$/)
      .optional(),
  }),
);

export type PrayerVideosFile = z.infer<typeof prayerVideosFile>;
