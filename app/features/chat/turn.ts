import type { Segment } from "#domain/citations/verify-reply.ts";
import type { Citation, Reply } from "#domain/conversation/reply.ts";
import type { WordCount, WordMeaning } from "./assistant-messages.ts";

/** What a model wrote in addition to the sources, and how it ended; `writing` until its end was received. */
export type ModelPart = {
  readonly name: string;
  readonly segments: readonly Segment[];
  readonly ended: "writing" | "whole" | "cut" | "stopped" | "away" | "limited";
  readonly isLeftOut: boolean;
};

/** One message of a conversation, `at` in milliseconds; a bot turn without a reply could not be answered. */
export type Turn =
  | { readonly role: "user"; readonly at: number; readonly text: string }
  | {
      readonly role: "bot";
      readonly at: number;
      readonly asked: string;
      readonly reply?: Reply;
      readonly count?: WordCount;
      /** Where the question asks for more than one word. */
      readonly otherCounts?: readonly WordCount[];
      readonly meaning?: WordMeaning;
      readonly model?: ModelPart;
    };

/** The texts an answer shows: none where it abstains, although earlier versions stored the nearest ones. */
export function shownCitations(reply: Reply | undefined): readonly Citation[] {
  return reply === undefined || reply.kind === "nothing" ? [] : reply.citations;
}

/** Opens the form to scholars with a question and the sources found for it; both are empty where nothing was asked yet. */
export type ContactScholars = (request: {
  readonly question: string;
  readonly citations: readonly Citation[];
}) => void;
