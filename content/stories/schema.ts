import { z } from "zod";
import { languages } from "#domain/language.ts";

const words = z.string().trim().min(1);
const answerId = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** A question; `holds` is the passage of the verse's published English translation that has the answer. */
const story = z.strictObject({
  id: z.string().regex(/^\d+-\d+(-[a-z]+)?$/),
  verse: z.string().regex(/^\d+:\d+$/),
  holds: words,
  answer: answerId,
  /** Wrong but plausible answers. */
  misses: z.array(answerId).min(3).max(4),
});

export const storiesFile = z.array(story).min(150);

export const storiesTextFile = z.strictObject({
  language: z.enum(languages),
  author: z.literal("Riwaq"),
  questions: z.record(z.string(), words),
  answers: z.record(answerId, words),
});

export type StoriesFile = z.infer<typeof storiesFile>;
export type StoriesTextFile = z.infer<typeof storiesTextFile>;
