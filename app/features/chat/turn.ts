import type { Segment } from "#domain/citations/verify-reply.ts";
import type { Citation, Reply } from "#domain/conversation/reply.ts";
import type { WordCount, WordMeaning } from "./assistant-talk.ts";

/** What a model wrote beside the sources, and how it ended; `writing` when nobody saw its end. */
export type ModelPart = {
  readonly name: string;
  readonly segments: readonly Segment[];
  readonly ended: "writing" | "whole" | "cut" | "stopped" | "away" | "limited";
  readonly isLeftOut: boolean;
};

/** One thing said; a bot's turn without a reply could not be answered. */
export type Turn =
  | { readonly role: "user"; readonly at: number; readonly text: string }
  | {
      readonly role: "bot";
      readonly at: number;
      readonly asked: string;
      readonly reply?: Reply;
      readonly count?: WordCount;
      readonly meaning?: WordMeaning;
      readonly model?: ModelPart;
    };

/** The texts an answer shows: none where it abstains, though answers of earlier versions named the nearest. */
export function shownCitations(reply: Reply | undefined): readonly Citation[] {
  return reply === undefined || reply.kind === "nothing" ? [] : reply.citations;
}
