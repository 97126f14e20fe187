import { z } from "zod";
import { defaultLanguage, languages } from "#domain/language.ts";
import { sourcesLimit } from "#domain/retrieval/sources.ts";
import { textKinds } from "#domain/retrieval/text-kind.ts";
import { anyText, oneOf, wholeWithin } from "./query-values.ts";

/** `GET /api/assistant/sources`. The app itself searches on the device and never calls this. */
export const assistantSourcesQuery = z.object({
  question: anyText,
  language: oneOf(languages).optional(),
  limit: wholeWithin({ min: 1, max: sourcesLimit }).optional(),
});

export const assistantSourcesDefaults = { language: defaultLanguage, limit: 20 } as const;

const why = z.strictObject({
  /** Words of the question that the text contains in some form. */
  words: z.array(z.string()),
  /** Ids of subjects that the question names and the verse belongs to. */
  subjects: z.array(z.string()),
});

/** A written answer: our own words, each sentence with its sources, `2:43-46` or `hadith:ID` and the like. */
const card = z.strictObject({
  id: z.string(),
  sentences: z.array(z.strictObject({ text: z.string(), sources: z.array(z.string()) })),
  /** Pages of this app on the matter. */
  links: z.array(z.string()),
  /** True where only a scholar rules on the matter, and these are general texts. */
  isRuling: z.boolean(),
  /** True once a scholar has approved the words. */
  isReviewed: z.boolean(),
});

const score = z.number().min(0).max(1);

export const assistantSourcesAnswer = z.strictObject({
  /** True, without sources, where the texts most likely contain no answer, or none may be given. */
  abstained: z.boolean(),
  /** The written answer to the question, where there is one; it goes before the sources. */
  card: card.nullable(),
  /** Best first. */
  sources: z.array(
    z.union([
      z.strictObject({
        kind: z.literal("quran"),
        surah: z.int().min(1).max(114),
        ayah: z.int().min(1).max(286),
        /** The verses to quote it with, such as `107:4-7`; the verse itself where it can be quoted alone. */
        passage: z.string(),
        score,
        why,
      }),
      z.strictObject({ kind: z.enum(textKinds), id: z.string(), score, why }),
    ]),
  ),
});

export type AssistantSourcesAnswer = z.infer<typeof assistantSourcesAnswer>;
