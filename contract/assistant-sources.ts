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

const score = z.number().min(0).max(1);

export const assistantSourcesAnswer = z.strictObject({
  /** True, without sources, where the texts most likely contain no answer, or none may be given. */
  abstained: z.boolean(),
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
