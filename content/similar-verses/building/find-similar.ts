import { foldArabic } from "#domain/arabic-folding/fold-arabic.ts";
import { wordsOf } from "#domain/quiz/quiz-verse.ts";
import { isConfusable, likeness, type ScoredPassage } from "#domain/similar-verses/similar-passage.ts";
import type { VerseChunk } from "../chunk.ts";

/** Words in a row that two verses must share before they are compared. */
const shared = 3;
/** Number of verses compared with each verse, most similar first, and number of passages stored. */
const mostCompared = 48;
const mostStored = 10;

const gramsOf = (words: readonly string[]) =>
  words
    .slice(0, Math.max(0, words.length - shared + 1))
    .map((_, at) => words.slice(at, at + shared).join(" "));

/** For each verse of each surah the passages most similar to one of its own, the most similar first. */
export function findSimilar(surahs: readonly (readonly string[])[]): readonly (readonly VerseChunk[])[] {
  const verses = surahs.flat().map((text) => wordsOf(text).map((word) => foldArabic(word).trim()));
  const homes = new Map<string, number[]>();
  for (const [verse, words] of verses.entries())
    for (const gram of new Set(gramsOf(words))) homes.set(gram, [...(homes.get(gram) ?? []), verse]);

  const found = verses.map((words, verse) =>
    candidates(words, verse, homes)
      .map((other) => ({ other, passage: likeness(words, verses[other] ?? []) }))
      .filter(({ passage }) => isConfusable(passage))
      .sort((one, two) => rank(two.passage) - rank(one.passage) || one.other - two.other)
      .slice(0, mostStored)
      .flatMap(({ other, passage: { ownFrom, ownTo, otherFrom, otherTo } }) => [
        other + 1,
        ownFrom,
        ownTo,
        otherFrom,
        otherTo,
      ]),
  );
  let at = 0;
  return surahs.map((own) => {
    const from = at;
    at += own.length;
    return found.slice(from, at);
  });
}

const rank = ({ same, differing }: ScoredPassage) => same - differing;

function candidates(words: readonly string[], verse: number, homes: ReadonlyMap<string, number[]>): number[] {
  const times = new Map<number, number>();
  for (const gram of new Set(gramsOf(words)))
    for (const other of homes.get(gram) ?? [])
      if (other !== verse) times.set(other, (times.get(other) ?? 0) + 1);
  return [...times]
    .sort(([one, most], [two, fewer]) => fewer - most || one - two)
    .slice(0, mostCompared)
    .map(([other]) => other);
}
