import { z } from "zod";
import { textKinds } from "#domain/retrieval/text-kind.ts";

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
/** Earlier questions that may be sent as context. */
const maxEarlierQuestions = 3;

/** `POST /api/assistant/answer`: the answer is lines of JSON, one `AnswerLine` each; empty lines are heartbeats. */
export const answerRequest = z.strictObject({
  question: z.string().trim().min(1).max(longestQuestion),
  before: z.array(z.string().trim().min(1).max(longestQuestion)).max(maxEarlierQuestions).default([]),
});

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
