import { z } from "zod";
import { languages } from "#domain/language.ts";
import { collectionKey, importedHadith, partNumber, printedNumber } from "./hadith-search.ts";
import { anyText, wholeWithin } from "./query-values.ts";

/** Hadith on one page of an imported collection. */
export const hadithPageSize = 50;

const key = anyText.pipe(collectionKey.max(64));
const part = anyText.pipe(partNumber).optional();

/** `GET /api/hadith/books`: the books of an imported collection. */
export const hadithBooksQuery = z.object({ collection: key });

/** `GET /api/hadith/browse`: one page of a collection, of a book or a chapter in it, or the hadith with a number. */
export const hadithBrowseQuery = z.object({
  collection: key,
  book: part,
  chapter: part,
  number: anyText.pipe(printedNumber).optional(),
  page: wholeWithin({ min: 1, max: 10_000 }).optional(),
});

/** Most keys of one call. */
export const mostNamed = 50;

/** `GET /api/hadith/named`: hadith by collection and number, `sahih-muslim/33a`, separated by commas. */
export const hadithNamedQuery = z.object({
  keys: anyText.transform((typed, context) => {
    const keys = typed.split(",").map((each) => {
      const [collection = "", ...number] = each.split("/");
      return { collection, number: number.join("/") };
    });
    const isKnown = keys.every(
      (key) =>
        collectionKey.max(64).safeParse(key.collection).success &&
        printedNumber.safeParse(key.number).success,
    );
    if (isKnown && keys.length <= mostNamed) return keys;
    context.addIssue({ code: "custom", params: { code: "unreadable" } });
    return z.NEVER;
  }),
});

/** All languages of the hadith that are there, in the order of the keys. */
export const hadithNamedAnswer = z.strictObject({ results: z.array(importedHadith) });

export type HadithNamedAnswer = z.infer<typeof hadithNamedAnswer>;

/** A book or a chapter: its number, its titles as in the files, and how many hadith it has. */
const importedPart = z.strictObject({
  number: z.string(),
  titles: z.partialRecord(z.enum(languages), z.string()),
  count: z.int().min(1),
});

export type ImportedPart = z.infer<typeof importedPart>;

/** `collection` is null where there is none with that key; a collection without books has none. */
export const hadithBooksAnswer = z.strictObject({
  collection: z.strictObject({ title: z.string(), count: z.int().min(1) }).nullable(),
  books: z.array(importedPart),
});

export type HadithBooksAnswer = z.infer<typeof hadithBooksAnswer>;

/** `results` are all languages of the page's hadith, in their order; `chapters` those of the book, where one is asked for. */
export const hadithBrowseAnswer = z.strictObject({
  total: z.int().min(0),
  page: z.int().min(1),
  chapters: z.array(importedPart),
  results: z.array(importedHadith),
});

export type HadithBrowseAnswer = z.infer<typeof hadithBrowseAnswer>;
