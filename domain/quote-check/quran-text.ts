import { ayahCount, type VerseReference, verseAt, verseNumber } from "#domain/verse-reference.ts";
import { letterMask } from "./letter-likeness.ts";
import { plainLetters, readLetters } from "./letters.ts";
import { consonantBits, skeletonBase, skeletonOf } from "./skeleton.ts";
import { type WordPattern, wordPattern } from "./word-pattern.ts";

/** All verses in order, 1:1 to 114:6, as published, in the Uthmani script and in everyday spelling. */
export type VerifiedTexts = { readonly uthmani: readonly string[]; readonly plain: readonly string[] };

/** A word of the Quran in both spellings; where one joins what the other parts, all of it. */
type Spellings = { readonly uthmani: string; readonly plain: string };

/**
 * The verified Quran as one row of words, each known by its place from 0, prepared for finding quotes in it.
 * Words that are spelt alike share everything but their place.
 */
export type QuranText = {
  readonly wordCount: number;
  /** As the Uthmani text writes it. */
  readonly word: (place: number) => string;
  /** The same with the pause mark behind it. */
  readonly verified: (place: number) => string;
  /** Its letters for comparing likeness. */
  readonly plainLetters: (place: number) => string;
  /** The bits of these letters. */
  readonly letterMask: (place: number) => number;
  /** Whether a spelling of it has the consonants of these bits and no others. */
  readonly hasConsonants: (place: number, bits: number) => boolean;
  readonly patterns: (place: number) => readonly WordPattern[];
  /** An equal number means words that are spelt alike. */
  readonly spellingNumber: (place: number) => number;
  /** A verse by its running number less 1. */
  readonly verse: (index: number) => VerseReference;
  /** Places of the first word of each verse by its running number less 1, and after the last verse. */
  readonly verseStarts: Int32Array;
  /** The running number less 1 of a verse. */
  readonly verseNumber: (reference: VerseReference) => number | undefined;
  readonly isLastOfVerse: (place: number) => boolean;
  /** The running number less 1 of the verse of a word. */
  readonly verseIndex: (place: number) => number;
  /** The consonants of the whole text, and the word each stands in. */
  readonly skeleton: Uint8Array;
  readonly skeletonWords: Int32Array;
  /** Where three consonants stand: places of the skeleton by the number of the three, and where each begins. */
  readonly grams: Int32Array;
  readonly gramStarts: Int32Array;
};

const hasLetter = /[\u0621-\u064a\u0671]/;

/** The words of a verse, without the pause marks and signs that stand between them. */
function wordsIn(verse: string): string[] {
  return verse.split(" ").filter((word) => hasLetter.test(word));
}

/** The signs behind each word of a verse. */
function signsIn(verse: string): string[] {
  const signs: string[] = [];
  for (const part of verse.split(" ")) {
    if (hasLetter.test(part)) signs.push("");
    else if (signs.length > 0) signs.push(`${signs.pop()} ${part}`);
  }
  return signs;
}

const mostJoined = 3;

/** Patterns of words that are held at a time. */
const mostCompiled = 4000;

/** Reads the verified texts; throws RangeError if they are not whole or differ in more than spelling. */
export function quranText(texts: VerifiedTexts): QuranText {
  const { spellings, signs, verseStarts, wordNumbers, skeleton, skeletonWords, grams, gramStarts } =
    readWords(texts);
  const wordCount = wordNumbers.length;
  const verses = new Int16Array(wordCount);
  for (let verse = 0; verse < ayahCount; verse++)
    verses.fill(verse, verseStarts[verse], verseStarts[verse + 1] ?? wordCount);
  const word = (place: number) => spellings[wordNumbers[place] ?? 0]?.uthmani ?? "";
  const compiled = new Map<number, readonly WordPattern[]>();
  const patterns = (place: number) => {
    const number = wordNumbers[place] ?? 0;
    const known = compiled.get(number);
    if (known) return known;
    const spelling = spellings[number];
    const made = spelling ? patternsOf(spelling) : [];
    // The patterns of all words would take more memory than everything else.
    if (compiled.size >= mostCompiled) compiled.clear();
    compiled.set(number, made);
    return made;
  };
  const plains: (string | undefined)[] = [];
  const masks = new Int32Array(spellings.length);
  const plainOf = (number: number) => {
    const known = plains[number];
    if (known !== undefined) return known;
    const { letters } = readLetters(spellings[number]?.plain ?? "");
    const made = plainLetters(letters, 0, letters.length);
    plains[number] = made;
    return made;
  };
  const consonants: (readonly number[] | undefined)[] = [];
  return {
    wordCount,
    word,
    verified: (place) => word(place) + (signs.get(place) ?? ""),
    patterns,
    plainLetters: (place) => plainOf(wordNumbers[place] ?? 0),
    letterMask: (place) => {
      const number = wordNumbers[place] ?? 0;
      const mask = masks[number] || letterMask(plainOf(number));
      masks[number] = mask;
      return mask;
    },
    hasConsonants: (place, bits) => {
      const number = wordNumbers[place] ?? 0;
      const own = consonants[number] ?? consonantsOf(spellings[number]);
      consonants[number] = own;
      return own.includes(bits);
    },
    spellingNumber: (place) => wordNumbers[place] ?? -1,
    verse: (index) => verseAt(index + 1) ?? { surah: 1, ayah: 1 },
    verseNumber: (reference) => {
      const number = verseNumber(reference);
      return number === undefined ? undefined : number - 1;
    },
    verseIndex: (place) => verses[place] ?? 0,
    isLastOfVerse: (place) => verses[place] !== verses[place + 1],
    verseStarts,
    skeleton,
    skeletonWords,
    grams,
    gramStarts,
  };
}

/** Apart from the rest, so that what only reading needs is not held. */
function readWords({ uthmani, plain }: VerifiedTexts) {
  if (uthmani.length !== ayahCount || plain.length !== ayahCount)
    throw new RangeError("the verified text is not whole");
  const spellings: Spellings[] = [];
  const numbers = new Map<string, number>();
  const skeletonsOf = new Map<string, string>();
  const skeletonIn = (word: string) => {
    const known = skeletonsOf.get(word);
    if (known !== undefined) return known;
    const { letters } = readLetters(word);
    const made = String.fromCharCode(...skeletonOf(letters, 0, letters.length));
    skeletonsOf.set(word, made);
    return made;
  };

  const words: number[] = [];
  const skeleton: number[] = [];
  const skeletonWords: number[] = [];
  const signs = new Map<number, string>();
  const verseStarts = new Int32Array(ayahCount + 1);
  uthmani.forEach((verse, index) => {
    verseStarts[index] = words.length;
    const verseSigns = signsIn(verse);
    let own = 0;
    for (const pair of pairs(wordsIn(verse), wordsIn(plain[index] ?? ""), skeletonIn)) {
      own += pair.uthmani.split(" ").length;
      const sign = verseSigns[own - 1];
      if (sign) signs.set(words.length, sign);
      const key = `${pair.uthmani}\n${pair.plain}`;
      const number = numbers.get(key) ?? spellings.push(pair) - 1;
      numbers.set(key, number);
      const consonants = skeletonIn(pair.uthmani);
      for (let at = 0; at < consonants.length; at++) {
        const consonant = consonants.charCodeAt(at);
        if (consonant === skeleton[skeleton.length - 1]) continue;
        skeleton.push(consonant);
        skeletonWords.push(words.length);
      }
      words.push(number);
    }
  });
  verseStarts[ayahCount] = words.length;
  return {
    spellings,
    signs,
    verseStarts,
    wordNumbers: Int32Array.from(words),
    skeleton: Uint8Array.from(skeleton),
    skeletonWords: Int32Array.from(skeletonWords),
    ...gramsOf(skeleton),
  };
}

function consonantsOf(spelling: Spellings | undefined): readonly number[] {
  return [spelling?.uthmani ?? "", spelling?.plain ?? ""].map((written) => {
    const { letters } = readLetters(written);
    return consonantBits(letters, 0, letters.length);
  });
}

function patternsOf({ uthmani, plain }: Spellings): readonly WordPattern[] {
  return uthmani === plain ? [wordPattern(uthmani)] : [wordPattern(uthmani), wordPattern(plain)];
}

/** Pairs the words of a verse in its two spellings. */
function pairs(
  uthmani: readonly string[],
  plain: readonly string[],
  skeletonIn: (word: string) => string,
): Spellings[] {
  const found: Spellings[] = [];
  let [own, other] = [0, 0];
  const joined = (words: readonly string[], from: number, count: number) =>
    count === 1 ? (words[from] ?? "") : words.slice(from, from + count).join(" ");
  while (own < uthmani.length || other < plain.length) {
    const isAlike = (ownCount: number, otherCount: number, ownFrom = own, otherFrom = other) =>
      skeletonIn(joined(uthmani, ownFrom, ownCount)) === skeletonIn(joined(plain, otherFrom, otherCount));
    const isFollowed = (ownCount: number, otherCount: number) =>
      (own + ownCount === uthmani.length && other + otherCount === plain.length) ||
      isAlike(1, 1, own + ownCount, other + otherCount);
    const counts = firstCounts(isAlike) ?? firstCounts(isFollowed);
    if (!counts || own + counts.own > uthmani.length || other + counts.other > plain.length)
      throw new RangeError(`the two spellings differ: ${uthmani.slice(own).join(" ")}`);
    const pair = { uthmani: joined(uthmani, own, counts.own), plain: joined(plain, other, counts.other) };
    found.push(pair);
    own += counts.own;
    other += counts.other;
  }
  return found;
}

/** The first that fits of one word with one, one with two, two with one and so on. */
function firstCounts(
  fits: (own: number, other: number) => boolean,
): { readonly own: number; readonly other: number } | undefined {
  for (let most = 1; most <= mostJoined; most++)
    for (let fewer = 1; fewer <= most; fewer++) {
      if (fits(fewer, most)) return { own: fewer, other: most };
      if (fits(most, fewer)) return { own: most, other: fewer };
    }
  return undefined;
}

/** The number of three consonants. */
export function gramNumber(first: number, second: number, third: number): number {
  return (first * skeletonBase + second) * skeletonBase + third;
}

function gramsOf(skeleton: readonly number[]): Pick<QuranText, "grams" | "gramStarts"> {
  const gramAt = (at: number) => gramNumber(skeleton[at] ?? 0, skeleton[at + 1] ?? 0, skeleton[at + 2] ?? 0);
  const gramStarts = new Int32Array(skeletonBase ** 3 + 1);
  for (let at = 0; at < skeleton.length; at++) {
    const next = gramAt(at) + 1;
    gramStarts[next] = (gramStarts[next] ?? 0) + 1;
  }
  for (let gram = 1; gram < gramStarts.length; gram++)
    gramStarts[gram] = (gramStarts[gram] ?? 0) + (gramStarts[gram - 1] ?? 0);
  const grams = new Int32Array(skeleton.length);
  const next = gramStarts.slice();
  for (let at = 0; at < skeleton.length; at++) {
    const gram = gramAt(at);
    const place = next[gram] ?? 0;
    grams[place] = at;
    next[gram] = place + 1;
  }
  return { grams, gramStarts };
}
