import { z } from "zod";

const words = z.string().trim().min(1);
const inBoth = z.strictObject({ ar: words, en: words });

/** The host's own ids: eleven characters for a video, twenty-four for a channel. */
const source = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("video"), youtubeId: z.string().regex(/^[\w-]{11}$/) }),
  z.strictObject({ kind: z.literal("channel"), channelId: z.string().regex(/^UC[\w-]{22}$/) }),
]);

/** `duration` is set only if it is known; `both` are recitations with a spoken translation. */
export const streamsFile = z.array(
  z
    .strictObject({
      id: z.string().regex(/^[\w-]+$/),
      title: inBoth,
      reciter: inBoth,
      source,
      language: z.enum(["arabic", "both"]),
      isLive: z.boolean(),
      duration: z
        .string()
        .regex(/^\d\d:\d\d:\d\d$/)
        .optional(),
    })
    .refine(({ isLive, source }) => isLive === (source.kind === "channel")),
);

export type StreamsFile = z.infer<typeof streamsFile>;
