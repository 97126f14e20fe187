import { z } from "zod";
import { languages } from "#domain/language.ts";

/** `reviewed` has the ids that a scholar has approved. */
export const topicsFile = z.strictObject({
  language: z.enum(languages),
  author: z.literal("Riwaq"),
  licence: z.literal("MIT"),
  reviewed: z.array(z.string()),
  topics: z.record(z.string(), z.string().trim().min(20).max(400)),
});

export type TopicsFile = z.infer<typeof topicsFile>;
