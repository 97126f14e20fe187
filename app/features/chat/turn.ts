import type { Segment } from "#domain/citations/verify-reply.ts";
import type { Reply } from "#domain/conversation/reply.ts";
import type { Occurrences, WordMeaning } from "./assistant-talk.ts";

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
      readonly occurrences?: Occurrences;
      readonly meaning?: WordMeaning;
      readonly model?: ModelPart;
    };

/** What a model wrote in its own words; its quotes are citations. */
export function modelWords(model: ModelPart | undefined): string {
  return (model?.segments ?? []).flatMap((one) => (one.kind === "words" ? [one.text] : [])).join(" ");
}
