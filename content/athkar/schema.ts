import { z } from "zod";
import { languages } from "#domain/language.ts";
import { athkarCategories, grades } from "./athkar-lists.ts";

const words = z.string().trim().min(1);
const id = z.string().regex(/^[a-z]+(-[a-z]+)*$/);
const arabic = words.regex(/^[^A-Za-z]+$/);

/** `reviewed` has the ids that a scholar has approved: see docs/adding-a-text.md. */
const header = z.strictObject({
  author: z.literal("Riwaq"),
  licence: z.literal("MIT"),
  reviewed: z.array(id),
});
const listHeader = header.extend({ quotedFrom: words });
const textHeader = header.extend({ language: z.enum(languages) });

/** `number` as printed; volume and page (`1/562`) if the collection is cited that way. */
const source = z.strictObject({
  collection: id,
  book: id.exactOptional(),
  number: z.string().regex(/^\d+(\/\d+)?$/),
});

/** For the two Sahihs the grader is the collection itself. */
const grade = z.strictObject({ grade: z.enum(grades), grader: id });

/** The repetitions and the sources are those for that time of day. */
const use = z.strictObject({
  category: z.enum(athkarCategories),
  repetitions: z.literal([1, 3, 4, 7, 10, 33, 34, 100]),
  sources: z.array(source).min(1),
});

const common = {
  id,
  categories: z.array(use).min(1),
  grades: z.array(grade).min(1),
  narrator: id,
};

export const athkarFile = z.strictObject({
  header: listHeader,
  items: z.array(
    z.union([
      z.strictObject({ ...common, arabic }),
      z.strictObject({ ...common, quran: z.string().regex(/^\d{1,3}:\d{1,3}(-\d{1,3})?$/) }),
    ]),
  ),
});

export const tasbihFile = z.strictObject({
  header: listHeader,
  items: z
    .array(
      z.strictObject({
        id,
        arabic,
        transliteration: words,
        target: z.literal([33, 34, 100]),
        sources: z.array(source).min(1),
        grades: z.array(grade).min(1),
      }),
    )
    .length(5),
});

const names = z.record(id, words);

/** A Quranic passage has no `translation` here: it comes from the edition that the reader chose. */
const texts = z.record(id, z.strictObject({ translation: words.exactOptional(), benefit: words }));

export const tasbihTextFile = z.strictObject({
  header: textHeader,
  names: z.strictObject({ collections: names, books: names, graders: names }),
  texts,
});

export const athkarTextFile = z.strictObject({
  header: textHeader,
  names: z.strictObject({ collections: names, books: names, graders: names, narrators: names }),
  texts,
});

export type AthkarCategory = (typeof athkarCategories)[number];
export type Grade = (typeof grades)[number];
export type AthkarFile = z.infer<typeof athkarFile>;
export type AthkarTextFile = z.infer<typeof athkarTextFile>;
export type TasbihFile = z.infer<typeof tasbihFile>;
export type TasbihTextFile = z.infer<typeof tasbihTextFile>;
