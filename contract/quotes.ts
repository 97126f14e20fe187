import { z } from "zod";
import { defaultLanguage, languages } from "#domain/language.ts";
import type { Verdict } from "#domain/quote-check/judge-quote.ts";
import { longestText } from "#domain/quote-check/longest-text.ts";
import { oneOf } from "./query-values.ts";

const verdicts = [
  "exact",
  "respelt",
  "altered",
  "wrong-reference",
  "partial",
  "not-found",
] as const satisfies readonly Verdict[];

/** Of hadith: `not-found` says only that the texts of this instance have no such hadith. */
const hadithVerdicts = ["found", "near", "not-authentic"] as const;

/** Of translations; `near` is given for both. */
const translationVerdicts = ["same-verse", "another-verse"] as const;

const quotedText = z
  .unknown()
  .transform((value, context): string => {
    const fail = (code: string, details: Readonly<Record<string, string>> = {}) => {
      context.addIssue({ code: "custom", params: { code, details } });
      return z.NEVER;
    };
    if (value === undefined || value === "") return fail("missing");
    if (typeof value !== "string") return fail("unreadable");
    return value.length > longestText ? fail("too-long", { max: String(longestText) }) : value;
  })
  .meta({ type: "string", minLength: 1, maxLength: longestText });

/**
 * `POST /api/quotes/check`: any text in which quotes are looked for; with `as`, the whole text is one hadith. Collections,
 * graders, works and judgements are named in `language`.
 */
export const quoteCheckRequest = z.object({
  text: quotedText,
  language: oneOf(languages).optional(),
  as: oneOf(["hadith"]).optional(),
});

export const quoteCheckDefaults = { language: defaultLanguage } as const;

/** `POST /api/quotes/match`: a text that is one quote as a whole. */
export const quoteMatchRequest = z.object({ quote: quotedText });

const place = z.int().min(0);
const reference = z.string().meta({ examples: ["3:19"] });

const judgement = z.strictObject({
  kind: z.enum(["quran", "hadith", "translation"]),
  verdict: z.enum([...verdicts, ...hadithVerdicts, ...translationVerdicts]),
  /** Every verse or hadith with these words; where they are altered, those that they come nearest to. */
  references: z.array(reference),
  /** The verse or verses that the text names, such as `3:18` or `94:5-6`. */
  claimed: z.string().nullable(),
  /** The words as the verified edition has them; null where nothing was found. */
  corrected: z.string().nullable(),
  /** What is written and what should be; empty unless the verdict is `altered` or `near`. */
  changes: z.array(
    z.strictObject({
      /** UTF-16 units of the sent text; both are the same where words are missing. */
      start: place,
      end: place,
      written: z.string(),
      verified: z.string(),
      letters: z.array(z.strictObject({ kind: z.enum(["same", "removed", "added"]), text: z.string() })),
    }),
  ),
  /** How near a hadith or a translation comes to the text that was found, in percent. */
  score: z.number().min(0).max(100).optional(),
  /** Where a hadith stands, with its grades. */
  hadith: z
    .array(
      z.strictObject({
        collection: z.string(),
        number: z.string(),
        /** `grade` is a key; `name` is the grade in the language of the request. */
        grades: z.array(z.strictObject({ grade: z.string(), name: z.string(), grader: z.string() })),
      }),
    )
    .optional(),
  /** Who judged a saying as not authentic, and where one can read it. */
  sources: z
    .array(z.strictObject({ work: z.string(), number: z.string(), judgement: z.string(), link: z.string() }))
    .optional(),
});

export const quoteMatchAnswer = judgement;

export const quoteCheckAnswer = z.strictObject({
  quotes: z.array(judgement.extend({ start: place, end: place })),
});

export type QuoteMatchAnswer = z.infer<typeof quoteMatchAnswer>;
export type QuoteCheckAnswer = z.infer<typeof quoteCheckAnswer>;
