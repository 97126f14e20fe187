import { z } from "zod";

const key = z.string().regex(/^\d{1,3}:\d{1,3}$/);

/** Our own data: each word with the forms that count, folded, and its names in questions. */
export const countedWords = z
  .array(
    z.strictObject({
      id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
      /** How it is shown in Arabic and Urdu, and in the languages with Latin letters. */
      arabic: z.string(),
      latin: z.string(),
      forms: z.array(z.string()).min(1),
      asked: z.array(z.string()).min(1),
      vowels: z.string().optional(),
      without: z.array(z.string()).optional(),
      exclude: z.array(key).optional(),
      only: z.array(key).optional(),
    }),
  )
  .min(150);

/** The counts of those forms, by the word's id, with the forms as the text writes them, without vowels. */
export const formCounts = z.record(
  z.string(),
  z.strictObject({
    occurrences: z.int().min(1),
    verses: z.int().min(1),
    first: z.array(key).min(1).max(5),
    written: z.array(z.string().min(1)).min(1),
  }),
);

export type CountedWordFile = z.infer<typeof countedWords>;
