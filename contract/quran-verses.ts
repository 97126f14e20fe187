import { z } from "zod";
import { defaultLanguage, languages } from "#domain/language.ts";
import { tajweedRules } from "#domain/tajweed/rule.ts";
import { oneOf, someOf } from "./query-values.ts";

const language = oneOf(languages)
  .optional()
  .meta({ description: "Language of the names and the translation.", default: defaultLanguage });

/** `GET /api/quran/surahs`. */
export const surahsQuery = z.object({ language });

export const surahsAnswer = z.strictObject({
  surahs: z.array(
    z.strictObject({
      surah: z.int().min(1).max(114),
      arabicName: z.string(),
      /** In the requested language. */
      name: z.string(),
      meaning: z.string().nullable(),
      revelation: z.enum(["meccan", "medinan"]),
      ayahs: z.int().min(3).max(286),
    }),
  ),
});
export type SurahsAnswer = z.infer<typeof surahsAnswer>;

/** Extras of verses: tajweed rules on request; translation and transliteration are always included. */
const verseExtras = ["tajweed", "translation", "transliteration"] as const;

/** `GET /api/quran/verses/{reference}`. */
export const versesQuery = z.object({ language, include: someOf(verseExtras).optional() });
export const versesPath = z.object({
  reference: z.string().meta({
    pattern: "^\\d{1,3}(:\\d{1,3}(-\\d{1,3})?)?$",
    description: "A surah, surah:ayah, or surah:from-to within one surah.",
    examples: ["2:255", "55:1-13", "112"],
  }),
});

/** The origin of a text. */
const edition = z.strictObject({
  id: z.string(),
  title: z.string(),
  author: z.string(),
  edition: z.string(),
  source: z.string(),
});

/** A range of code points of `text`, from the letter with the rule; `to` is exclusive. */
const tajweed = z.strictObject({
  from: z.int().min(0),
  to: z.int().min(1),
  rule: z.enum(tajweedRules),
});

const ofEachText = <Part extends z.ZodType>(part: Part) =>
  z.strictObject({ text: part, translation: part.nullable(), transliteration: part.nullable() });

export const versesAnswer = z.strictObject({
  edition: ofEachText(edition),
  licence: ofEachText(z.string()),
  verses: z.array(
    z.strictObject({
      surah: z.int().min(1).max(114),
      ayah: z.int().min(1).max(286),
      /** The Uthmani text, unaltered. */
      text: z.string(),
      /** Null for `language=ar` and where the operator has switched the translation off. */
      translation: z.string().nullable(),
      transliteration: z.string().nullable(),
      juz: z.int().min(1).max(30),
      /** Of the Madinah mushaf. */
      page: z.int().min(1).max(604),
      /** Of the UTF-8 of `text`, in lower-case hex. */
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
      tajweed: z.array(tajweed).optional(),
    }),
  ),
});
export type VersesAnswer = z.infer<typeof versesAnswer>;
export type VerseAnswer = VersesAnswer["verses"][number];
