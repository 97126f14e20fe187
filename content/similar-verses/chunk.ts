import type { SimilarPassage } from "#domain/similar-verses/similar-passage.ts";
import { ayahsIn, type VerseReference, verseAt } from "#domain/verse-reference.ts";

/**
 * One verse's passages, five numbers each: the other verse's running number, the range of words here, and the
 * range there.
 */
export type VerseChunk = readonly number[];

/** A passage of a verse with the one similar to it. */
export type SimilarVerse = SimilarPassage & { readonly other: VerseReference };

function unpackVerse(chunk: unknown): readonly SimilarVerse[] | undefined {
  if (!Array.isArray(chunk) || chunk.length % 5 !== 0 || !chunk.every(Number.isInteger)) return undefined;
  const found: SimilarVerse[] = [];
  for (let at = 0; at < chunk.length; at += 5) {
    const [number = 0, ownFrom = 0, ownTo = 0, otherFrom = 0, otherTo = 0] = chunk.slice(
      at,
      at + 5,
    ) as number[];
    const other = verseAt(number);
    if (!other || ownFrom < 0 || otherFrom < 0 || ownTo <= ownFrom || otherTo <= otherFrom) return undefined;
    found.push({ other, ownFrom, ownTo, otherFrom, otherTo });
  }
  return found;
}

/** Unpacks a surah: one list per ayah; undefined if it is not that whole surah. */
export function unpackSurah(value: unknown, surah: number): readonly (readonly SimilarVerse[])[] | undefined {
  if (!Array.isArray(value) || value.length !== ayahsIn(surah)) return undefined;
  const verses = value.map(unpackVerse);
  return verses.every((found) => found !== undefined) ? verses : undefined;
}
