import { z } from "zod";
import { languages } from "#domain/language.ts";

const reference = z.string().regex(/^\d{1,3}:\d{1,3}$/);

const nameRecord = z.strictObject({
  id: z.int().min(1).max(99),
  arabic: z.string().min(1),
  transliteration: z.string().min(1),
});

/**
 * How a name is distinguished from other words with the same letters; without a rule every whole word counts.
 */
const formRule = z.strictObject({
  reason: z.string().min(1),
  words: z.array(z.string().min(1)).min(1).optional(),
  only: z.array(reference).optional(),
  except: z.array(reference).min(1).optional(),
});

/** `total` is the number of verses; `verses` has the first twenty of them. */
const occurrence = z.strictObject({
  total: z.int().min(0),
  verses: z.array(reference).max(20),
});

const nameText = z.strictObject({
  name: z.string().min(1),
  meaning: z.string().min(1),
  description: z.string().min(1),
  benefits: z.string().min(1),
});

export const namesFile = z.array(nameRecord).length(99);
export const formsFile = z.record(z.string().regex(/^\d{1,2}$/), formRule);
export const occurrencesFile = z.record(z.string().regex(/^\d{1,2}$/), occurrence);
export const textFile = z.strictObject({
  language: z.enum(languages),
  author: z.literal("Riwaq"),
  note: z.string().min(1),
  names: z.record(z.string().regex(/^\d{1,2}$/), nameText),
});

export type NameRecord = z.infer<typeof nameRecord>;
export type FormRule = z.infer<typeof formRule>;
export type Occurrence = z.infer<typeof occurrence>;
export type NameText = z.infer<typeof nameText>;
export type NamesTextFile = z.infer<typeof textFile>;
