import { z } from "zod";
import { languages } from "#domain/language.ts";
import { categories, collections, grades, numberedBooks, sets } from "./hadith-lists.ts";

const words = z.string().trim().min(1);
const key = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const arabicWords = words.regex(/^[^A-Za-z"]+$/);
const verse = z.string().regex(/^\d{1,3}:\d{1,3}$/);

/** A printed number, or `volume/page` for a book that is cited that way. */
const printedNumber = z.string().regex(/^\d+(\/\d+)?$/);

const collection = z.enum(collections);
const category = z.enum(categories);
const grade = z.enum(grades);

const place = z.int().min(1);

/**
 * The other numbering in use: the number of the book within the collection, 0 for its introduction, and of the hadith
 * within that book.
 */
const inBook = z.strictObject({ book: z.int().min(0), hadith: place });

/** `book` is the work's key and is set only for `other`; `inBook` only for the six collections divided into books. */
const source = z
  .strictObject({ collection, book: key.optional(), number: printedNumber, inBook: inBook.optional() })
  .refine((place) => (place.collection === "other") === (place.book !== undefined))
  .refine((place) => numberedBooks.some((one) => one === place.collection) === (place.inBook !== undefined));

/** The first of `sources` is the place of `collection`, `book` and `hadithNumber`. */
const hadithRecord = z
  .strictObject({
    id: key,
    arabic: arabicWords,
    narrator: key,
    collection,
    book: key,
    hadithNumber: printedNumber,
    sources: z.array(source).min(1),
    grades: z.array(z.strictObject({ grade, grader: key })).min(1),
    category,
    /** The well-known forties that it belongs to, with its number there. */
    sets: z
      .array(z.strictObject({ set: z.enum(sets), number: place }))
      .min(1)
      .optional(),
    reference: words,
    related: z.array(z.union([key, verse])).min(1),
  })
  .refine(
    ({ collection, hadithNumber, sources: [first] }) =>
      first?.collection === collection && first.number === hadithNumber,
  );

/** One part of the hadith. */
export const hadithFile = z.array(hadithRecord).min(1);

/** A scholar's approval: the hadith whose words they read, their name, and the day. */
const review = z.strictObject({ id: key, by: words, on: z.iso.date() });

const text = z.strictObject({ text: words.optional(), explanation: words, narrator: words, book: words });

/** The words of one part. `text` is absent in Arabic only, in which the hadith is its own text. */
export const hadithTextFile = z
  .strictObject({
    header: z.strictObject({
      language: z.enum(languages),
      author: z.literal("Riwaq"),
      status: z.literal("ours"),
      licence: z.literal("MIT"),
      reviewed: z.array(review),
    }),
    hadith: z.record(key, text),
  })
  .refine(({ header, hadith }) =>
    Object.values(hadith).every(({ text }) => (header.language === "ar") === (text === undefined)),
  );

/** The names that all parts share in one language. */
export const hadithNamesFile = z.strictObject({
  collections: z.record(collection, words),
  works: z.record(key, words),
  categories: z.record(category, words),
  sets: z.record(z.enum(sets), words),
  grades: z.record(grade, words),
  graders: z.record(key, words),
});

export type HadithRecord = z.infer<typeof hadithRecord>;
export type HadithTextFile = z.infer<typeof hadithTextFile>;
export type HadithNames = z.infer<typeof hadithNamesFile>;
