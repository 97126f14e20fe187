import { z } from "zod";
import { defaultLanguage, languages } from "#domain/language.ts";
import { textKinds } from "#domain/retrieval/text-kind.ts";
import { oneOf, textWithin } from "./query-values.ts";

/** Who may use the model: members with premium, all members, everybody. */
const modelAudiences = ["premium", "members", "everyone"] as const;

/** `GET /api/assistant/model`: whether the operator offers a model, and whether the visitor may use it. */
export const modelOffer = z.strictObject({
  /** The model's name from the operator's settings; null where none is set. */
  name: z.string().nullable(),
  audience: z.enum(modelAudiences),
  mayAsk: z.boolean(),
  hasPremium: z.boolean(),
});
export type ModelOffer = z.infer<typeof modelOffer>;

const longestQuestion = 2000;
/** Earlier messages that may be sent as context. */
const maxEarlierQuestions = 6;

const message = textWithin(longestQuestion);

/**
 * `POST /api/assistant/answer`. Without `model` the answer is what the page gives, as `AssistantAnswer`; with it, lines of
 * JSON, one `AnswerLine` each, where empty lines are heartbeats.
 */
export const answerRequest = z.object({
  question: message,
  language: oneOf(languages).optional(),
  /** The person's messages before it, oldest first. */
  previous: z.array(message).max(maxEarlierQuestions).optional(),
  /** True to ask the operator's model to write from the sources that were found. */
  model: z.boolean().optional(),
});

export const answerDefaults = { language: defaultLanguage } as const;

/** What the page answers, in words. */
export const assistantAnswer = z.strictObject({
  kind: z.enum([
    "help",
    "grief",
    "greeting",
    "thanks",
    "farewell",
    "about-us",
    "ruling",
    "group",
    "count",
    "fact",
    "tool",
    "meaning",
    "card",
    "sources",
    "abstain",
  ]),
  text: z.string(),
  sources: z
    .array(
      z.strictObject({
        type: z.enum(["quran", ...textKinds, "saying", "book"]),
        /** `2:255` or `2:255-257`; else the collections with their numbers, or the title of the text. */
        reference: z.string().meta({ examples: ["2:255"] }),
        /** In Arabic where the text is; empty for a book that is only named. */
        text: z.string(),
        translation: z.string().optional(),
        /** The translator, narrator and graders. */
        credits: z.array(z.string()).readonly(),
        url: z.string(),
      }),
    )
    .readonly(),
  /** How often a word occurs in the Arabic text of the Quran, and in how many verses. */
  figures: z.strictObject({ occurrences: z.int().min(0), verses: z.int().min(0) }).nullable(),
  /** Pages that help further; telephone numbers for people in danger. */
  links: z.array(z.strictObject({ title: z.string(), url: z.string() })).readonly(),
});
export type AssistantAnswer = z.infer<typeof assistantAnswer>;

const citation = z.union([
  z.strictObject({
    kind: z.literal("quran"),
    surah: z.int().min(1).max(114),
    ayah: z.int().min(1).max(286),
  }),
  z.strictObject({ kind: z.enum(textKinds), id: z.string() }),
]);

/**
 * Words of the model, or a source to be shown from the verified texts. The last line is `end`: `whole`, `cut` when the
 * model stopped early, or `none` where it was not asked (a ruling, an emergency, a question about the mushaf, nothing
 * found).
 */
export const answerLine = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("words"), text: z.string() }),
  z.strictObject({ kind: z.literal("quote"), citation }),
  z.strictObject({
    kind: z.literal("end"),
    ended: z.enum(["whole", "cut", "none"]),
    /** Something could not be verified and was left out. */
    isLeftOut: z.boolean(),
  }),
]);
export type AnswerLine = z.infer<typeof answerLine>;

export type AssistantErrorCode = "no-model" | "model-not-yours" | "model-away";
