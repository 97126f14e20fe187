import { z } from "zod";
import { languages } from "#domain/language.ts";
import {
  followedMadhabs,
  publicationStates,
  questionStages,
} from "#domain/scholar-question/scholar-question.ts";
import { idempotencyKey } from "./donations.ts";
import { visibleText } from "./free-text.ts";

/** Longest question, request for detail and detail, in characters; an answer may be longer. */
export const longestQuestion = 4000;
export const longestAnswer = 12_000;
/** Most references of a question or an answer. */
export const mostReferences = 12;

const reference = z.string().max(100);
const id = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/);

const packet = z.strictObject({
  question: visibleText(longestQuestion),
  language: z.enum(languages),
  country: z.union([z.literal(""), z.string().regex(/^[A-Z]{2}$/)]),
  madhab: z.union([z.literal(""), z.enum(followedMadhabs)]),
  sources: z.array(reference).max(mostReferences),
});

const publicWording = z.strictObject({
  question: visibleText(longestQuestion),
  answer: visibleText(longestAnswer),
});

/** `POST /api/scholars/questions`: sends a question; the same key sends it once. */
export const askScholarsRequest = packet.extend({ key: idempotencyKey });
export type AskScholarsRequest = z.infer<typeof askScholarsRequest>;

/** `POST /api/scholars/questions/act`: an action of the asker on a question. */
export const askerActionRequest = z.discriminatedUnion("act", [
  z.strictObject({ id, act: z.literal("detail"), text: visibleText(longestQuestion) }),
  z.strictObject({ id, act: z.literal("publish") }),
  z.strictObject({ id, act: z.literal("withhold") }),
  z.strictObject({ id, act: z.literal("read") }),
  z.strictObject({ id, act: z.literal("erase") }),
]);
export type AskerActionRequest = z.infer<typeof askerActionRequest>;

/** `POST /api/scholars/inbox/act`: an action of a scholar on a question. */
export const scholarActionRequest = z.discriminatedUnion("act", [
  z.strictObject({ id, act: z.literal("claim") }),
  z.strictObject({ id, act: z.literal("release") }),
  z.strictObject({ id, act: z.literal("return"), text: visibleText(longestQuestion) }),
  z.strictObject({
    id,
    act: z.literal("answer"),
    text: visibleText(longestAnswer),
    citations: z.array(reference).min(1).max(mostReferences),
    wording: publicWording.nullable(),
  }),
]);
export type ScholarActionRequest = z.infer<typeof scholarActionRequest>;

/** A question as asker and scholar see it, without the asker. Times in milliseconds since 1970. */
const scholarQuestionView = z.strictObject({
  id,
  packet,
  stage: z.enum(questionStages),
  /** For a scholar: whether it is theirs to answer. */
  isMine: z.boolean(),
  notes: z.array(z.strictObject({ by: z.enum(["asker", "scholar"]), at: z.number(), text: z.string() })),
  answer: z
    .strictObject({
      text: z.string(),
      citations: z.array(reference),
      scholarName: z.string(),
      at: z.number(),
    })
    .nullable(),
  wording: z.strictObject({ question: z.string(), answer: z.string() }).nullable(),
  publication: z.enum(publicationStates),
  isUnread: z.boolean(),
  sentAt: z.number(),
  eraseAt: z.number(),
});
export type ScholarQuestionView = z.infer<typeof scholarQuestionView>;

/** `GET /api/scholars`: what the visitor may do here. */
export const scholarsAnswer = z.strictObject({
  /** True when there is at least one scholar. */
  hasScholars: z.boolean(),
  isSignedIn: z.boolean(),
  hasPremium: z.boolean(),
  isScholar: z.boolean(),
  /** The member's own questions, and those with an unread answer. */
  asked: z.int(),
  unread: z.int(),
  /** For a scholar: questions that nobody has claimed. */
  waiting: z.int(),
});
export type ScholarsAnswer = z.infer<typeof scholarsAnswer>;

/** `GET /api/scholars/questions` and `GET /api/scholars/inbox`. */
export const scholarQuestionsAnswer = z.strictObject({ questions: z.array(scholarQuestionView) });
/** The question after an action; null when it was deleted. */
export const scholarQuestionAnswer = z.strictObject({ question: scholarQuestionView.nullable() });

/** `GET /api/scholars/published?language=`: published answers, newest first, without the askers. */
export const publishedAnswers = z.strictObject({
  answers: z.array(
    z.strictObject({
      id,
      question: z.string(),
      answer: z.string(),
      citations: z.array(reference),
      scholarName: z.string(),
      at: z.number(),
    }),
  ),
});
export type PublishedAnswer = z.infer<typeof publishedAnswers>["answers"][number];

const scholarErrorCodes = [
  "no-question",
  "not-a-scholar",
  "not-a-subscriber",
  "no-scholars",
  "taken",
  "not-held",
  "own-question",
  "already-answered",
  "not-returned",
  "nothing-offered",
  "unknown-reference",
] as const;
export type ScholarErrorCode = (typeof scholarErrorCodes)[number];
