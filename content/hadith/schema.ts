import { z } from "zod";
import { languages } from "#domain/language.ts";
import { categories, collections, grades } from "./hadith-lists.ts";

const words = z.string().trim().min(1);
const key = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const arabicWords = words.regex(/^[^A-Za-z"]+$/);
const verse = z.string().regex(/^\d{1,3}:\d{1,3}$/);

/** A printed number, or `volume/page` for a book that is cited that way. */
const printedNumber = z.string().regex(/^\d+(\/\d+)?$/);

const collection = z.enum(collections);
const category = z.enum(categories);
const grade = z.enum(grades);

/** `book` is the work's key and is set only for the collection `other`. */
const source = z
  .strictObject({ collection, book: key.optional(), number: printedNumber })
  .refine((place) => (place.collection === "other") === (place.book !== undefined));

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
    reference: words,
    related: z.array(z.union([key, verse])).min(1),
  })
  .refine(
    ({ collection, hadithNumber, sources: [first] }) =>
      first?.collection === collection && first.number === hadithNumber,
  );

export const hadithFile = z.array(hadithRecord).min(75);

/** A scholar's approval: the hadith whose words they read, their name, and the day. */
const review = z.strictObject({ id: key, by: words, on: z.iso.date() });

const text = z.strictObject({ text: words.optional(), explanation: words, narrator: words, book: words });

/** `text` is absent in Arabic only, in which the hadith is its own text. */
export const hadithTextFile = z
  .strictObject({
    header: z.strictObject({
      language: z.enum(languages),
      author: z.literal("Riwaq"),
      status: z.literal("ours"),
      licence: z.literal("MIT"),
      reviewed: z.array(review),
    }),
    names: z.strictObject({
      collections: z.record(collection, words),
      works: z.record(key, words),
      categories: z.record(category, words),
      grades: z.record(grade, words),
      graders: z.record(key, words),
    }),
    hadith: z.record(key, text),
  })
  .refine(({ header, hadith }) =>
    Object.values(hadith).every(({ text }) => (header.language === "ar") === (text === undefined)),
  );

export type HadithRecord = z.infer<typeof hadithRecord>;
export type HadithTextFile = z.infer<typeof hadithTextFile>;
