import { z } from "zod";
import { languages } from "#domain/language.ts";

const words = z.string().trim().min(1);
const id = z.string().regex(/^[a-z]+(-[a-z]+)*$/);

const wordGroups = ["particle", "pointer", "verb", "noun", "quality"] as const;

const word = z.strictObject({
  id,
  group: z.enum(wordGroups),
  /** A verse of Al-Baqarah in which the word has this meaning. */
  verse: z.string().regex(/^2:\d+$/),
  /** Its position in the verse, from 0. */
  word: z.int().nonnegative(),
  /** The word at that position without the signs caused by its neighbours: copied, never typed. */
  form: words,
  /** How often the form occurs in the Quran. */
  count: z.int().positive(),
});

export const wordsFile = z.array(word).min(60);

export const meaningsFile = z.strictObject({
  language: z.enum(languages),
  author: z.literal("Riwaq"),
  meanings: z.record(id, words),
});

export type WordsFile = z.infer<typeof wordsFile>;
export type MeaningsFile = z.infer<typeof meaningsFile>;
