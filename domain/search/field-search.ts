import { type Candidates, type Level, levels, nearWords, sameWords } from "./candidates.ts";
import { buildLexicon, type Lexicon } from "./lexicon.ts";
import type { SearchIndex } from "./search-index.ts";
import { wordsOf } from "./words.ts";

/** The most words of a query that are read: as many as fit the bits of the phrase scan. */
const queryWordLimit = 31;

/** One text (the Arabic, or a translation) ready to be searched. */
export type SearchedField = {
  readonly lexicon: Lexicon;
  /** The original text of each verse loaded so far, by running number. */
  readonly texts: (string | undefined)[];
  /** The words of each loaded verse in order, as indexes of words. */
  readonly sequences: (Uint16Array | undefined)[];
  /** The range of each of those words in code points, the end exclusive. */
  readonly bounds: (Uint16Array | undefined)[];
  readonly placeOf: ReadonlyMap<string, number>;
};

/** The matches of one query: arrays by running number of the verse. */
export type FieldFinding = {
  readonly candidates: readonly Candidates[];
  /** How many of the query's words the verse has. */
  readonly count: Uint8Array;
  /** The worst level among them, and the sum of all. */
  readonly worst: Uint8Array;
  readonly sum: Uint16Array;
  /** How rare the words are that the verse has: the sum of their inverse frequencies. */
  readonly rarity: Float32Array;
  readonly wordCount: number;
  /** The verses of the rarest word, unordered: only these can have all words. */
  readonly rarest: readonly number[];
};

const noWord = 0xffff;
const verseSlots = 6237;

export function searchedField(index: SearchIndex): SearchedField {
  return {
    lexicon: buildLexicon(index),
    texts: [],
    sequences: [],
    bounds: [],
    placeOf: new Map(index.words.map((word, place) => [word, place])),
  };
}

/** Adds the original text of a verse, so that phrases are found in it and its matches can be marked. */
export function learnText(field: SearchedField, verse: number, text: string): void {
  const words = wordsOf(text, field.lexicon.index.language);
  field.texts[verse] = text;
  field.sequences[verse] = Uint16Array.from(words, (word) => field.placeOf.get(word.folded) ?? noWord);
  field.bounds[verse] = Uint16Array.from(words.flatMap(({ letters, to }) => [letters[0] ?? 0, to]));
}

/** The query's words in this field's language, with joined words split (يابني, بعدما). */
export function queryWords(field: SearchedField, query: string): string[] {
  const words: string[] = [];
  for (const { folded } of wordsOf(query, field.lexicon.index.language)) {
    const parted = field.lexicon.index.language === "ar" ? partedWord(field.lexicon, folded) : undefined;
    words.push(...(parted ?? [folded]));
    if (words.length >= queryWordLimit) break;
  }
  return words.slice(0, queryWordLimit);
}

function partedWord({ exact, families }: Lexicon, word: string): string[] | undefined {
  if (word.length < 4 || word.length > 20 || exact.has(word) || families().attached.has(word))
    return undefined;
  for (let cut = 2; cut <= word.length - 2; cut++) {
    const front = word.slice(0, cut);
    const rest = word.slice(cut);
    if ((front === "يا" || (cut > 2 && rest === "ما")) && exact.has(front) && exact.has(rest))
      return [front, rest];
  }
  return undefined;
}

/** Looks up every word in its forms, with `loosely` also in similar spellings. */
export function findInField(field: SearchedField, words: readonly string[], loosely: boolean): FieldFinding {
  const { lexicon } = field;
  const candidates = words.map((word): Candidates => {
    const same = sameWords(lexicon, word);
    const foreign = !lexicon.initials.has(word.charAt(0)) && !/\d/.test(word);
    return same.size > 0 || !loosely || foreign ? same : nearWords(lexicon, word);
  });
  const finding = {
    candidates,
    count: new Uint8Array(verseSlots),
    worst: new Uint8Array(verseSlots),
    sum: new Uint16Array(verseSlots),
    rarity: new Float32Array(verseSlots),
    wordCount: words.length,
  };
  // Only a loose search needs verses that lack a word.
  if (!loosely && candidates.some(({ size }) => size === 0)) return { ...finding, rarest: [] };
  const best = new Uint8Array(verseSlots).fill(255);
  let rarest: readonly number[] | undefined;
  for (const found of candidates) {
    const verses = gather(lexicon.index, found, best, finding);
    if (rarest === undefined || verses.length < rarest.length) rarest = verses;
  }
  return { ...finding, rarest: rarest ?? [] };
}

/** Records one word of the query in every verse that has it, and returns those verses. `best` is reset. */
function gather(
  index: SearchIndex,
  found: Candidates,
  best: Uint8Array,
  { count, worst, sum, rarity }: Omit<FieldFinding, "rarest">,
): number[] {
  const touched: number[] = [];
  for (const [word, level] of found) {
    const end = index.starts[word + 1] ?? 0;
    for (let at = index.starts[word] ?? 0; at < end; at++) {
      const verse = index.verses[at] ?? 0;
      const known = best[verse] ?? 255;
      if (known === 255) touched.push(verse);
      if (level < known) best[verse] = level;
    }
  }
  const inverse = Math.log(verseSlots / (touched.length + 1));
  for (const verse of touched) {
    const level = best[verse] ?? 0;
    best[verse] = 255;
    count[verse] = (count[verse] ?? 0) + 1;
    sum[verse] = (sum[verse] ?? 0) + level;
    rarity[verse] = (rarity[verse] ?? 0) + inverse;
    if (level > (worst[verse] ?? 0)) worst[verse] = level;
  }
  return touched;
}

/** For each word of the index, a bit for every position in the query that it matches at that level or better. */
export function placesInQuery(candidates: readonly Candidates[], weakest: Level): Map<number, number> {
  const places = new Map<number, number>();
  candidates.forEach((found, at) => {
    for (const [word, level] of found)
      if (level <= weakest) places.set(word, (places.get(word) ?? 0) | (1 << at));
  });
  return places;
}

/**
 * The end of every run of words that is the whole query in order, as positions in the sequence
 * (the shift-and scan of R. Baeza-Yates and G. Gonnet, CACM 35, 1992).
 */
export function phraseEnds(
  sequence: Uint16Array,
  places: ReadonlyMap<number, number>,
  wordCount: number,
): number[] {
  const ends: number[] = [];
  const last = 1 << (wordCount - 1);
  let state = 0;
  for (let at = 0; at < sequence.length; at++) {
    state = ((state << 1) | 1) & (places.get(sequence[at] ?? noWord) ?? 0);
    if (state & last) ends.push(at);
  }
  return ends;
}

export const phraseLevel = levels.attached;
