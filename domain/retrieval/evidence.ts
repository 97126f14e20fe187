import { sameWords } from "#domain/search/candidates.ts";
import type { SearchedField } from "#domain/search/field-search.ts";
import { ayahCount, ayahsIn, surahCount } from "#domain/verse-reference.ts";
import { wordsWithRootOf } from "./arabic-root.ts";
import type { Weights } from "./weights.ts";

const slots = ayahCount + 1;

/** The evidence of one word or subject for every verse, by running number, from 0 to 1. */
export type Evidence = {
  readonly strength: Float32Array;
  /** The number of verses with evidence. */
  readonly count: number;
  /** Its weight relative to a word of the question, which has 1. */
  readonly weight: number;
};

const surahOfVerse = (() => {
  const holding = new Uint8Array(slots);
  let verse = 1;
  for (let surah = 1; surah <= surahCount; surah++) {
    holding.fill(surah, verse, verse + ayahsIn(surah));
    verse += ayahsIn(surah);
  }
  return holding;
})();

/** Evidence of a word: as typed, in other forms, or, in Arabic, as another word of its root. */
export function wordEvidence(field: SearchedField, word: string, weight: number, shares: Weights): Evidence {
  const strength = new Float32Array(slots);
  const { index } = field.lexicon;
  let count = 0;
  const put = (place: number, share: number) => {
    const end = index.starts[place + 1] ?? 0;
    for (let at = index.starts[place] ?? 0; at < end; at++) {
      const verse = index.verses[at] ?? 0;
      const known = strength[verse] ?? 0;
      if (known === 0) count++;
      if (share > known) strength[verse] = share;
    }
  };
  for (const [place, level] of sameWords(field.lexicon, word)) put(place, level < 2 ? 1 : shares.stem);
  if (index.language === "ar") for (const place of wordsWithRootOf(field, word)) put(place, shares.root);
  return { strength, count, weight };
}

/** Evidence of a subject: its verses. */
export function verseEvidence(verses: readonly number[], weight: number): Evidence {
  const strength = new Float32Array(slots);
  for (const verse of verses) strength[verse] = 1;
  return { strength, count: verses.length, weight };
}

/** The Robertson and Spärck Jones weight of a word that occurs in `count` verses, never negative. */
function rarity(count: number): number {
  return Math.log(1 + (ayahCount - count + 0.5) / (count + 0.5));
}

/** Adds the evidence of neighbouring verses in the surah. */
function spread({ strength }: Evidence, near: Weights["near"]): Float32Array {
  const wide = new Float32Array(slots);
  for (let verse = 1; verse < slots; verse++) {
    const own = strength[verse] ?? 0;
    if (own === 0) continue;
    wide[verse] = (wide[verse] ?? 0) + own;
    for (let distance = 1; distance <= 3; distance++)
      for (const other of [verse - distance, verse + distance])
        if (surahOfVerse[other] === surahOfVerse[verse])
          wide[other] = (wide[other] ?? 0) + own * (near[distance - 1] ?? 0);
  }
  return wide;
}

/** The sum of all evidence for each verse, by running number (BM25 without its preference for short texts). */
export function weigh(evidence: readonly Evidence[], { near, saturation }: Weights): Float32Array {
  const scores = new Float32Array(slots);
  for (const one of evidence) {
    const wide = spread(one, near);
    const most = one.weight * rarity(one.count) * (saturation + 1);
    for (let verse = 1; verse < slots; verse++) {
      const often = wide[verse] ?? 0;
      if (often > 0) scores[verse] = (scores[verse] ?? 0) + (most * often) / (often + saturation);
    }
  }
  return scores;
}
