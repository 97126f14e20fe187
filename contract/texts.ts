import { z } from "zod";
import { defaultLanguage, languages } from "#domain/language.ts";
import { longestQuery } from "#domain/text-search/text-search.ts";
import { anyText, oneOf, textWithin, wholeWithin } from "./query-values.ts";

const language = oneOf(languages)
  .optional()
  .meta({ description: "Language of the translation, the names and our words.", default: defaultLanguage });

/** Items of a page where nothing is said. */
export const textsDefaults = { limit: 20, offset: 0 } as const;

const page = {
  language,
  q: textWithin(longestQuery)
    .optional()
    .meta({ description: "Words to find; without them every text is listed." }),
  limit: wholeWithin({ min: 1, max: 50 }).optional().meta({ default: textsDefaults.limit }),
  offset: wholeWithin({ min: 0, max: 10_000 }).optional().meta({ default: textsDefaults.offset }),
};
const category = anyText.optional();

/** `GET /api/hadith`, `/api/duas`, `/api/athkar` and `/api/names-of-allah`. */
export const textsQuery = z.object(page);
/** The same with the category of duas, the time of athkar, the category or collection of hadith. */
export const categorisedQuery = z.object({ ...page, category });
export const hadithListQuery = z.object({ ...page, category, collection: category });
/** `GET /api/hadith/{id}` and the like. */
export const oneTextQuery = z.object({ language });
export const textPath = z.object({ id: z.string().meta({ examples: ["nawawi-01-intentions"] }) });
/** `GET /api/tafsir/{reference}`: the whole of a range, or what has the words of `q` in it. */
export const tafsirQuery = z.object({ q: page.q, limit: page.limit, offset: page.offset });
export const tafsirPath = z.object({
  reference: z.string().meta({
    pattern: "^\\d{1,3}(:\\d{1,3}(-\\d{1,3})?)?$",
    description: "A surah, surah:ayah, or surah:from-to within one surah.",
    examples: ["2:255", "1"],
  }),
});

/** Whose the texts are and what one may do with them. */
const provenance = z.strictObject({
  title: z.string(),
  author: z.string(),
  /** Where the words come from. */
  from: z.array(z.string()).readonly(),
  licence: z.string(),
});
export type Provenance = z.infer<typeof provenance>;

const source = z.strictObject({
  /** `bukhari`; `other` for a work that `name` names. */
  collection: z.string(),
  name: z.string(),
  book: z.string().nullable(),
  number: z.string(),
});
const grade = z.strictObject({ grade: z.string(), grader: z.string() });
const judged = { sources: z.array(source), grades: z.array(grade) };

const hadith = z.strictObject({
  id: z.string(),
  arabic: z.string(),
  /** Ours; null in Arabic. */
  translation: z.string().nullable(),
  /** Ours. */
  explanation: z.string(),
  narrator: z.string(),
  category: z.string(),
  reference: z.string(),
  ...judged,
  /** True once a scholar has approved our words. */
  isReviewed: z.boolean(),
  url: z.string(),
});
const dua = z.strictObject({
  id: z.string(),
  category: z.string(),
  title: z.string(),
  arabic: z.string(),
  /** The verses that it is, from the verified text; their translations are at `/api/quran/verses/{reference}`. */
  quran: z.string().nullable(),
  transliteration: z.string().nullable(),
  translation: z.string().nullable(),
  repetitions: z.int().min(1),
  occasion: z.string(),
  benefits: z.string(),
  narrator: z.string().nullable(),
  ...judged,
  isReviewed: z.boolean(),
  url: z.string(),
});
const dhikr = z.strictObject({
  id: z.string(),
  /** When it is said; a remembrance of several times stands once for each. */
  category: z.string(),
  arabic: z.string(),
  quran: z.string().nullable(),
  translation: z.string().nullable(),
  repetitions: z.int().min(1),
  benefit: z.string(),
  narrator: z.string(),
  ...judged,
  isReviewed: z.boolean(),
  url: z.string(),
});
const nameOfAllah = z.strictObject({
  id: z.string(),
  arabic: z.string(),
  transliteration: z.string(),
  name: z.string(),
  meaning: z.string(),
  description: z.string(),
  benefits: z.string(),
  /** Verses in which the name stands, and the first twenty of them. */
  occurrences: z.strictObject({ total: z.int().min(0), verses: z.array(z.string()) }),
  url: z.string(),
});
const tafsirVerse = z.strictObject({ reference: z.string(), text: z.string() });

const listOf = <Item extends z.ZodType>(item: Item) =>
  z.strictObject({
    source: provenance,
    /** How many there are in all, on every page. */
    total: z.int().min(0),
    results: z.array(item),
  });
const oneOfKind = <Item extends z.ZodType>(item: Item) =>
  z.strictObject({ source: provenance, result: item });

export const hadithList = listOf(hadith);
export const oneHadith = oneOfKind(hadith);
export const duaList = listOf(dua);
export const oneDua = oneOfKind(dua);
export const dhikrList = listOf(dhikr);
export const oneDhikr = oneOfKind(dhikr);
export const nameList = listOf(nameOfAllah);
export const oneName = oneOfKind(nameOfAllah);
export const tafsirList = listOf(tafsirVerse).extend({ language: z.enum(languages) });

export type HadithItem = z.infer<typeof hadith>;
export type DuaItem = z.infer<typeof dua>;
export type DhikrItem = z.infer<typeof dhikr>;
export type NameItem = z.infer<typeof nameOfAllah>;
