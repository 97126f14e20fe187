import { ayahCount, type VerseReference, verseAt, verseNumber } from "#domain/verse-reference.ts";
import { type Letter, readLetters, smallLetters } from "./letters.ts";
import { plainVerse } from "./plain-verse.ts";

/** A verified verse in the Uthmani script and in plain spelling, with derived parts computed on first use. */
export type VerifiedVerse = {
  readonly reference: VerseReference;
  /** As published. */
  readonly text: string;
  readonly plain: string;
  /** Letters of both spellings, the Uthmani first. */
  readonly spellings: () => readonly (readonly Letter[])[];
  /** Words of both spellings, the Uthmani first, without pause marks and ornaments. */
  readonly words: () => readonly (readonly string[])[];
};

/** All verified verses, to find a text in. */
export type VerifiedQuran = {
  readonly verse: (reference: VerseReference) => VerifiedVerse | undefined;
  /** The verses with the consonants of the given letters. */
  readonly withSkeleton: (letters: readonly Letter[]) => readonly VerifiedVerse[];
  /** The verses that share most of the given words, weighted by rarity; at most five. */
  readonly nearest: (words: readonly string[]) => readonly VerifiedVerse[];
};

/** Running numbers 1 to 6,236 in order, as published, in both spellings. */
export type VerifiedTexts = { readonly uthmani: readonly string[]; readonly plain: readonly string[] };

const weak = /[\u0621-\u0627\u0648\u0649\u064a\u0671\u0654]/g;

/** The consonants, which are the same in every spelling of a text. */
function skeletonOf(letters: readonly Letter[]): string {
  let skeleton = "";
  for (const { base } of letters) if (!smallLetters.has(base)) skeleton += base.replace(weak, "");
  return skeleton;
}

const hasLetter = /[\u0621-\u064a\u0671]/;

/** The words of a text: runs between spaces with at least one letter. */
export function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => hasLetter.test(word));
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function verifiedVerse(number: number, uthmani: string, plainSpelling: string): VerifiedVerse | undefined {
  const reference = verseAt(number);
  if (!reference) return undefined;
  return {
    reference,
    text: uthmani,
    plain: plainVerse(uthmani),
    spellings: once(() => [readLetters(uthmani), readLetters(plainSpelling)]),
    words: once(() => [wordsOf(uthmani), wordsOf(plainSpelling)]),
  };
}

const nearestCount = 5;

/** Prepares the verses for matching; throws RangeError unless all 6,236 are given in both spellings. */
export function verifiedQuran({ uthmani, plain }: VerifiedTexts): VerifiedQuran {
  if (uthmani.length !== ayahCount || plain.length !== ayahCount)
    throw new RangeError("the verified text is not whole");
  const verses = uthmani.map((text, at) => verifiedVerse(at + 1, text, plain[at] ?? ""));
  const skeletons = once(() => skeletonIndex(verses));
  const holders = once(() => wordIndex(verses));
  return {
    verse: (reference) => verses[(verseNumber(reference) ?? 0) - 1],
    withSkeleton: (letters) => skeletons().get(skeletonOf(letters)) ?? [],
    nearest(words) {
      const scores = new Map<VerifiedVerse, number>();
      for (const key of new Set(words.map((word) => skeletonOf(readLetters(word))))) {
        const holding = holders().get(key) ?? [];
        for (const verse of holding) scores.set(verse, (scores.get(verse) ?? 0) + 1 / holding.length);
      }
      return [...scores]
        .sort(([, one], [, other]) => other - one)
        .slice(0, nearestCount)
        .map(([verse]) => verse);
    },
  };
}

function add<Key>(map: Map<Key, VerifiedVerse[]>, key: Key, verse: VerifiedVerse): void {
  const held = map.get(key);
  if (!held) map.set(key, [verse]);
  else if (held.at(-1) !== verse) held.push(verse);
}

function skeletonIndex(verses: readonly (VerifiedVerse | undefined)[]) {
  const index = new Map<string, VerifiedVerse[]>();
  for (const verse of verses)
    if (verse) for (const letters of verse.spellings()) add(index, skeletonOf(letters), verse);
  return index;
}

function wordIndex(verses: readonly (VerifiedVerse | undefined)[]) {
  const index = new Map<string, VerifiedVerse[]>();
  const keys = new Map<string, string>();
  for (const verse of verses) {
    if (!verse) continue;
    for (const word of verse.words().flat()) {
      const key = keys.get(word) ?? skeletonOf(readLetters(word));
      keys.set(word, key);
      if (key.length > 1) add(index, key, verse);
    }
  }
  return index;
}
