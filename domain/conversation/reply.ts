import type { AskedCard } from "#domain/answer-cards/card-index.ts";
import { courtesyOf } from "#domain/courtesy/courtesy.ts";
import { detectDistress } from "#domain/distress/detect-distress.ts";
import { judgesGroup } from "#domain/groups/group-question.ts";
import type { Language } from "#domain/language.ts";
import type { Sources } from "#domain/retrieval/sources.ts";
import { plainMessage } from "./plain-message.ts";
import { messageForDistress, type Reply, replyBeforeTexts, replyFromTexts } from "./reply-in-steps.ts";

export type { Citation } from "./citation.ts";
export type { Reply } from "./reply-in-steps.ts";

/** True for questions that are answered without searching: danger, courtesies, judging people. */
export function isAnsweredWithoutTexts(question: string): boolean {
  const plain = plainMessage(question);
  return detectDistress(question, []) !== undefined || courtesyOf(plain) !== undefined || judgesGroup(plain);
}

/** Answers a question with a written answer or with the sources that `find` returns, given the question before. */
export function replyTo(
  typed: string,
  {
    language,
    before,
    earlier = [],
    find,
    findCard,
    isPlaceKnown,
  }: {
    readonly language: Language;
    readonly before?: string | undefined;
    /** The person's earlier messages, oldest first. */
    readonly earlier?: readonly string[] | undefined;
    readonly find: (question: string) => Sources;
    /** The written answer to a question, if one surely answers it. */
    readonly findCard?: (question: string) => AskedCard | undefined;
    /** True where times and the qibla can be reckoned for a question that names no place. */
    readonly isPlaceKnown?: boolean;
  },
): Reply {
  const distress = detectDistress(messageForDistress(typed), earlier);
  const reply = replyBeforeTexts(typed, { language, before, findCard, isPlaceKnown, distress });
  return reply.kind === "search" ? replyFromTexts(reply, find(reply.question)) : reply;
}
