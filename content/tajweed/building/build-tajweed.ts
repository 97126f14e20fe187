import { createHash } from "node:crypto";
import { type TajweedRule, tajweedRules } from "#domain/tajweed/rule.ts";
import { surahCount } from "#domain/verse-reference.ts";
import { packSpans, type VerseChunk } from "../chunk.ts";
import type { CardsFile } from "../schema.ts";
import { chooseExamples, type Example } from "./choose-examples.ts";
import { markVerse } from "./marked-verse.ts";
import type { ArabicVerse } from "./read-verses.ts";

export type BuiltTajweed = {
  /** First eight hexadecimal digits over all chunks and the order of the rules. */
  readonly hash: string;
  /** Surah n is at n - 1, with a chunk per ayah. */
  readonly surahs: readonly (readonly VerseChunk[])[];
  readonly examples: Readonly<Record<string, readonly Example[]>>;
  /** How often each rule occurs in the Quran. */
  readonly occurrences: Readonly<Record<TajweedRule, number>>;
};

/** All published data of the rules, derived from the Arabic text alone. */
export function buildTajweed(verses: readonly ArabicVerse[], cards: CardsFile["cards"]): BuiltTajweed {
  const marked = verses.map(markVerse);
  const surahs = Array.from({ length: surahCount }, (_, index) =>
    marked.filter(({ surah }) => surah === index + 1).map(({ spans }) => packSpans(spans)),
  );
  const occurrences = Object.fromEntries(tajweedRules.map((rule) => [rule, 0])) as Record<
    TajweedRule,
    number
  >;
  for (const { rule } of marked.flatMap(({ spans }) => spans)) occurrences[rule] += 1;
  const sum = createHash("sha256")
    .update(JSON.stringify([tajweedRules, surahs]))
    .digest("hex");
  return { hash: sum.slice(0, 8), surahs, examples: chooseExamples(cards, marked), occurrences };
}
