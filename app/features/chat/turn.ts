import { jsonOf, type StoredValue, storedValue } from "#app/platform/stored-value.ts";
import type { Segment } from "#domain/citations/verify-reply.ts";
import type { Reply } from "#domain/conversation/reply.ts";
import type { Occurrences, WordMeaning } from "./assistant-talk.ts";
import { turnsShape } from "./turn-shape.ts";

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

/** Which of the two chats it is: each keeps its own words. */
export type ChatName = "sheikh" | "quran-bot";

const mostKept = 60;

function conversation(name: ChatName): StoredValue<readonly Turn[]> {
  return storedValue<readonly Turn[]>(
    `private.conversation.${name}`,
    jsonOf<readonly Turn[]>((value) => (turnsShape(value) ? value : undefined)),
    [],
  );
}

/** What was said, kept on this device alone; "private" in the key keeps it out of files that people export. */
export const conversations: Readonly<Record<ChatName, StoredValue<readonly Turn[]>>> = {
  sheikh: conversation("sheikh"),
  "quran-bot": conversation("quran-bot"),
};

/** The newest turns: the oldest make room. */
export function kept(turns: readonly Turn[]): readonly Turn[] {
  return turns.slice(-mostKept);
}
