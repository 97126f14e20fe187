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
} from "#app/storage/stored-shape.ts";
import type { Segment } from "#domain/citations/verify-reply.ts";
import { quranFacts, surahFacts } from "#domain/conversation/mushaf-facts.ts";
import type { QuranTool } from "#domain/conversation/quran-tool.ts";
import type { Citation, Reply } from "#domain/conversation/reply.ts";
import { courtesies } from "#domain/courtesy/courtesy-kind.ts";
import { distressKinds } from "#domain/distress/distress-kind.ts";
import { textKinds } from "#domain/retrieval/text-kind.ts";
import type { VerseReference } from "#domain/verse-reference.ts";
import type { WordCount, WordMeaning } from "./assistant-talk.ts";
import type { ModelPart, Turn } from "./turn.ts";

type Tool<Name extends QuranTool["tool"]> = Extract<QuranTool, { tool: Name }>;
type Spoken<Role extends Turn["role"]> = Extract<Turn, { role: Role }>;
type Part<Kind extends Segment["kind"]> = Extract<Segment, { kind: Kind }>;
type Verse = Extract<Citation, { kind: "quran" }>;
type Text = Exclude<Citation, { kind: "quran" }>;

const tool = either<QuranTool>(
  record<Tool<"verse-count">>({ tool: word("verse-count"), surah: number }),
  record<Tool<"surah-fact">>({ tool: word("surah-fact"), surah: number, fact: word(...surahFacts) }),
  record<Tool<"quran-fact">>({ tool: word("quran-fact"), fact: word(...quranFacts) }),
  record<Tool<"unknown-surah">>({ tool: word("unknown-surah") }),
  record<Tool<"no-figure">>({ tool: word("no-figure") }),
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
  kind: word("found", "nothing", "ruling", "emergency", "grief", "tool", "group", ...courtesies),
  distress: perhaps(word(...distressKinds)),
  isFollowUp: perhaps(yesOrNo),
  subjects: list(text),
  citations: list(citation),
  tool: perhaps(tool),
});
const count = record<WordCount>({
  id: text,
  arabic: text,
  latin: text,
  forms: list(text),
  occurrences: number,
  verses: number,
  first: list(text),
});
const meaning = record<WordMeaning>({
  glosses: list(
    record<WordMeaning["glosses"][number]>({ arabic: text, gloss: text, transliteration: text, verse: text }),
  ),
  own: perhaps(text),
  isEnglish: perhaps(yesOrNo),
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
      count: perhaps(count),
      meaning: perhaps(meaning),
      model: perhaps(model),
    }),
  ),
);
