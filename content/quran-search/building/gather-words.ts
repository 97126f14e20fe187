import type { Language } from "#domain/language.ts";
import { type FoldedWord, wordsOf } from "#domain/search/words.ts";

/** The words of a text in ascending order, their verses, and the most frequent written form of each. */
export type GatheredWords = {
  readonly words: readonly string[];
  readonly versesOf: readonly (readonly number[])[];
  readonly originals: ReadonlyMap<string, string>;
};

/** Collects the words of 6,236 verses. */
export function gatherWords(verses: readonly string[], language: Language): GatheredWords {
  const versesOf = new Map<string, number[]>();
  const writings = new Map<string, Map<string, number>>();
  verses.forEach((text, at) => {
    const characters = [...text];
    for (const word of wordsOf(text, language)) {
      const seen = versesOf.get(word.folded) ?? [];
      if (seen.at(-1) !== at + 1) seen.push(at + 1);
      versesOf.set(word.folded, seen);
      count(writings, word, characters, language);
    }
  });
  const words = [...versesOf.keys()].sort((one, other) => (one < other ? -1 : 1));
  return {
    words,
    versesOf: words.map((word) => versesOf.get(word) ?? []),
    originals: new Map(words.map((word) => [word, mostFrequent(writings.get(word))])),
  };
}

function count(
  writings: Map<string, Map<string, number>>,
  word: FoldedWord,
  characters: readonly string[],
  language: Language,
): void {
  const original = characters
    .slice(word.letters[0], word.to)
    .join("")
    .replace(/['’‘`ʿʾʻʼ]/g, "")
    .toLocaleLowerCase(language);
  const counts = writings.get(word.folded) ?? new Map<string, number>();
  counts.set(original, (counts.get(original) ?? 0) + 1);
  writings.set(word.folded, counts);
}

function mostFrequent(counts: ReadonlyMap<string, number> | undefined): string {
  return [...(counts ?? [])].sort(([, one], [, other]) => other - one)[0]?.[0] ?? "";
}
