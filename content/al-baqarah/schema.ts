import { z } from "zod";
import { languages } from "#domain/language.ts";

const words = z.string().trim().min(1);
const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const verse = z.string().regex(/^2:\d+$/);

/** `holds` is the passage of the verse's published English translation that says it. */
const entry = z.strictObject({ id, verse, holds: words });

export const baqarahFile = z.strictObject({
  /** Verses whose subject is asked for: each is about one thing, and no two about the same. */
  subjects: z.array(entry).min(25),
  /** What the surah teaches and rules, in outline; of no question on which the schools differ. */
  teachings: z.array(entry).min(40),
});

const teaching = z.strictObject({
  question: words,
  answer: words,
  /** Wrong but plausible answers. */
  misses: z.array(words).length(3),
  /** What the verse says, in one or two sentences. */
  because: words,
});

export const baqarahTextFile = z.strictObject({
  language: z.enum(languages),
  author: z.literal("Riwaq"),
  subjects: z.record(id, words),
  teachings: z.record(id, teaching),
});

export type BaqarahFile = z.infer<typeof baqarahFile>;
export type BaqarahTextFile = z.infer<typeof baqarahTextFile>;
