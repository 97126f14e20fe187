import { z } from "zod";
import { languages } from "#domain/language.ts";
import { longestQuery } from "#domain/text-search/text-search.ts";
import { anyText, oneOf, wholeWithin } from "./query-values.ts";

const words = z.string().trim().min(1);

/** Letters, digits and hyphens: the key of a collection in addresses and rows. */
export const collectionKey = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** A printed number: `1907`, `2/45`, or with the letter that some editions add (`33a`). */
export const printedNumber = z.string().regex(/^\d{1,6}([./]\d{1,6})?[a-z]?$/);

/** The number of a book, of a chapter, or of a hadith within its book: `78`, `8b`. */
export const partNumber = z.string().regex(/^\d{1,6}([./]\d{1,6})?[a-z]?$/);

/** One hadith of an operator's own collection in one language, as it is stored. */
export const importedHadith = z.strictObject({
  collection: collectionKey,
  number: printedNumber,
  language: z.enum(languages),
  /** The title of the collection, as in the file. */
  title: words.max(200),
  text: words.max(40_000),
  narrator: words.max(500).exactOptional(),
  /** The book within the collection, and its number, by which it is browsed. */
  book: words.max(500).exactOptional(),
  bookNumber: partNumber.exactOptional(),
  numberInBook: partNumber.exactOptional(),
  chapter: words.max(1000).exactOptional(),
  chapterNumber: partNumber.exactOptional(),
  grades: z.array(z.strictObject({ grade: words.max(200), grader: words.max(200) })).max(20),
});

export type ImportedHadith = z.infer<typeof importedHadith>;

/** `GET /api/hadith/search`: all words of `q` in any language of the imported collections. */
export const hadithSearchQuery = z.object({
  q: anyText.optional(),
  collection: anyText.optional(),
  language: oneOf(languages).optional(),
  limit: wholeWithin({ min: 1, max: 50 }).optional(),
  offset: wholeWithin({ min: 0, max: 1000 }).optional(),
});

export const hadithSearchDefaults = { limit: 20, offset: 0 } as const;

/** A search counts up to this number. */
export const mostCounted = 500;

export const hadithSearchAnswer = z.strictObject({
  query: z.string().max(longestQuery),
  /** Never more than 500; `isMore` says that there are more. */
  total: z.int().min(0).max(mostCounted),
  isMore: z.boolean(),
  results: z.array(importedHadith),
  /** The collections there are, for the filter. */
  collections: z.array(z.strictObject({ collection: collectionKey, title: words, count: z.int().min(1) })),
});

export type HadithSearchAnswer = z.infer<typeof hadithSearchAnswer>;
