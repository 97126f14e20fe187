import {
  either,
  list,
  number,
  perhaps,
  record,
  type Shape,
  text,
  word,
  yesOrNo,
} from "#app/platform/stored-shape.ts";
import type { Segment } from "#domain/citations/verify-reply.ts";
import type { QuranTool } from "#domain/conversation/quran-tool.ts";
import type { Citation, Reply } from "#domain/conversation/reply.ts";
import { distressKinds } from "#domain/distress/distress-kind.ts";
import { textKinds } from "#domain/retrieval/text-kind.ts";
import type { VerseReference } from "#domain/verse-reference.ts";
import type { Occurrences, WordMeaning } from "./assistant-talk.ts";
import type { ModelPart, Turn } from "./turn.ts";

type Tool<Name extends QuranTool["tool"]> = Extract<QuranTool, { tool: Name }>;
type Spoken<Role extends Turn["role"]> = Extract<Turn, { role: Role }>;
type Part<Kind extends Segment["kind"]> = Extract<Segment, { kind: Kind }>;
type Verse = Extract<Citation, { kind: "quran" }>;
type Text = Exclude<Citation, { kind: "quran" }>;

const tool = either<QuranTool>(
  record<Tool<"verse-count">>({ tool: word("verse-count"), surah: number }),
  record<Tool<"verses">>({
    tool: word("verses"),
    verses: list(record<VerseReference>({ surah: number, ayah: number })),
  }),
  record<Tool<"no-such-verse">>({ tool: word("no-such-verse"), asked: text }),
  record<Tool<"occurrences">>({ tool: word("occurrences"), word: text, by: word("word", "root") }),
  record<Tool<"meaning">>({ tool: word("meaning"), word: text }),
);
const citation = either<Citation>(
  record<Verse>({ kind: word("quran"), surah: number, ayah: number }),
  record<Text>({ kind: word(...textKinds), id: text }),
);
const reply = record<Reply>({
  kind: word("found", "nothing", "ruling", "emergency", "grief", "tool"),
  distress: perhaps(word(...distressKinds)),
  isFollowUp: perhaps(yesOrNo),
  subjects: list(text),
  citations: list(citation),
  tool: perhaps(tool),
});
const meaning = record<WordMeaning>({
  glosses: list(
    record<WordMeaning["glosses"][number]>({ arabic: text, gloss: text, transliteration: text, verse: text }),
  ),
  own: perhaps(text),
});
const model = record<ModelPart>({
  name: text,
  segments: list(
    either<Segment>(
      record<Part<"words">>({ kind: word("words"), text }),
      record<Part<"quote">>({ kind: word("quote"), citation }),
    ),
  ),
  ended: word("writing", "whole", "cut", "stopped", "away", "limited"),
  isLeftOut: yesOrNo,
});

/** A conversation as it is kept. */
export const turnsShape: Shape<readonly Turn[]> = list(
  either<Turn>(
    record<Spoken<"user">>({ role: word("user"), at: number, text }),
    record<Spoken<"bot">>({
      role: word("bot"),
      at: number,
      asked: text,
      reply: perhaps(reply),
      occurrences: perhaps(
        record<Occurrences>({ verses: number, first: list(text), itself: perhaps(number) }),
      ),
      meaning: perhaps(meaning),
      model: perhaps(model),
    }),
  ),
);
