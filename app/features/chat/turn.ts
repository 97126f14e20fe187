import { z } from "zod/mini";
import { jsonOf, type StoredValue, storedValue } from "#app/platform/stored-value.ts";
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

/** Which of the two chats it is: each keeps its own words. */
export type ChatName = "sheikh" | "quran-bot";

const mostKept = 60;

const verse = z.object({ surah: z.int(), ayah: z.int() });
const tool = z.discriminatedUnion("tool", [
  z.object({ tool: z.literal("verse-count"), surah: z.int() }),
  z.object({ tool: z.literal("verses"), verses: z.array(verse) }),
  z.object({ tool: z.literal("no-such-verse"), asked: z.string() }),
  z.object({ tool: z.literal("occurrences"), word: z.string(), by: z.enum(["word", "root"]) }),
  z.object({ tool: z.literal("meaning"), word: z.string() }),
]);
const textKinds = z.enum(["hadith", "dua", "dhikr", "faq", "tajweed", "name", "event", "view"]);
const citation = z.union([
  z.object({ kind: z.literal("quran"), surah: z.int(), ayah: z.int() }),
  z.object({ kind: textKinds, id: z.string() }),
]);
const reply = z.object({
  kind: z.enum(["found", "nothing", "ruling", "emergency", "tool"]),
  subjects: z.array(z.string()),
  citations: z.array(citation),
  tool: z.exactOptional(tool),
});
const meaning = z.object({
  glosses: z.array(
    z.object({ arabic: z.string(), gloss: z.string(), transliteration: z.string(), verse: z.string() }),
  ),
  own: z.exactOptional(z.string()),
});
const model = z.object({
  name: z.string(),
  segments: z.array(
    z.discriminatedUnion("kind", [
      z.object({ kind: z.literal("words"), text: z.string() }),
      z.object({ kind: z.literal("quote"), citation }),
    ]),
  ),
  ended: z.enum(["writing", "whole", "cut", "stopped", "away", "limited"]),
  isLeftOut: z.boolean(),
});
const turns = z.array(
  z.discriminatedUnion("role", [
    z.object({ role: z.literal("user"), at: z.number(), text: z.string() }),
    z.object({
      role: z.literal("bot"),
      at: z.number(),
      asked: z.string(),
      reply: z.exactOptional(reply),
      occurrences: z.exactOptional(z.object({ verses: z.int(), first: z.array(z.string()) })),
      meaning: z.exactOptional(meaning),
      model: z.exactOptional(model),
    }),
  ]),
);

function conversation(name: ChatName): StoredValue<readonly Turn[]> {
  return storedValue<readonly Turn[]>(
    `private.conversation.${name}`,
    jsonOf<readonly Turn[]>((value) => {
      const read = turns.safeParse(value);
      return read.success ? read.data : undefined;
    }),
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
