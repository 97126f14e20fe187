import { z } from "zod";
import { defaultLanguage, languages } from "#domain/language.ts";
import { kinds } from "#domain/search/answer.ts";
import { anyText, oneOf, wholeWithin } from "./query-values.ts";

/** `GET /api/quran/search`. The Arabic is always searched; `language` adds its translation. */
export const quranSearchQuery = z.object({
  q: anyText,
  language: oneOf(languages).optional(),
  limit: wholeWithin({ min: 1, max: 100 }).optional(),
  offset: wholeWithin({ min: 0, max: 1_000_000 }).optional(),
  surah: wholeWithin({ min: 1, max: 114 }).optional(),
  juz: wholeWithin({ min: 1, max: 30 }).optional(),
  revelation: oneOf(["meccan", "medinan"]).optional(),
});

export const quranSearchDefaults = { language: defaultLanguage, limit: 20, offset: 0 } as const;

const mark = z.tuple([z.int().min(0), z.int().min(1)]);

export const quranSearchAnswer = z.strictObject({
  query: z.string(),
  /** All matches, whatever the page. */
  total: z.int().min(0),
  results: z.array(
    z.strictObject({
      surah: z.int().min(1).max(114),
      ayah: z.int().min(1),
      /** The Uthmani text, unaltered. */
      text: z.string(),
      /** Null for `language=ar` and where the translation is switched off. */
      translation: z.string().nullable(),
      why: z.strictObject({ field: z.enum(["text", "translation"]), kind: z.enum(kinds) }),
      /** Ranges of code points of the field named in `why`; the end is exclusive. */
      marks: z.array(mark),
    }),
  ),
});

export type QuranSearchAnswer = z.infer<typeof quranSearchAnswer>;
