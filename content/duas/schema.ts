import { z } from "zod";
import { languages } from "#domain/language.ts";
import { duaCategories, grades } from "./dua-lists.ts";

const words = z.string().trim().min(1);
const id = z.string().regex(/^[a-z]+(-[a-z]+)*$/);

/** `reviewed` has the ids that a scholar has approved: see docs/adding-a-text.md. */
const header = z.strictObject({
  author: z.literal("Riwaq"),
  licence: z.literal("MIT"),
  reviewed: z.array(id),
});

/** `number` as printed. */
const source = z.strictObject({
  collection: id,
  book: id.exactOptional(),
  number: z.string().regex(/^\d+(\/\d+)?$/),
});

/** For the two Sahihs the grader is the collection itself. */
const grade = z.strictObject({ grade: z.enum(grades), grader: id });

/** `repetitions` is absent where it is said once. */
const common = {
  id,
  category: z.enum(duaCategories),
  repetitions: z.int().min(2).max(100).exactOptional(),
};

/** One part of the collection. A passage of the Quran is its own reference; `sources` may have a narration about it. */
export const duasFile = z.strictObject({
  header: header.extend({ quotedFrom: words }),
  items: z.array(
    z.union([
      z.strictObject({
        ...common,
        arabic: words.regex(/^[^A-Za-z]+$/),
        sources: z.array(source).min(1),
        grades: z.array(grade).min(1),
        narrator: id,
      }),
      z.strictObject({
        ...common,
        quran: z.string().regex(/^\d{1,3}:\d{1,3}(-\d{1,3})?$/),
        sources: z.array(source),
        grades: z.array(grade),
        narrator: id.exactOptional(),
      }),
    ]),
  ),
});

/** Shared by all languages; none for the Quran, whose transliteration is loaded with its words. */
export const transliterationFile = z.strictObject({ header, texts: z.record(id, words) });

const names = z.record(id, words);

/** Names that another part has need not be repeated. */
export const duaTextFile = z.strictObject({
  header: header.extend({ language: z.enum(languages) }),
  names: z.strictObject({
    collections: names,
    books: names,
    graders: names,
    narrators: names,
  }),
  texts: z.record(
    id,
    z.strictObject({ title: words, occasion: words, translation: words.exactOptional(), benefits: words }),
  ),
});

export type DuaCategory = (typeof duaCategories)[number];
export type Grade = (typeof grades)[number];
export type DuasFile = z.infer<typeof duasFile>;
export type DuaTextFile = z.infer<typeof duaTextFile>;
export type TransliterationFile = z.infer<typeof transliterationFile>;
