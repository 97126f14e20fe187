import type { Run } from "./find-runs.ts";
import { letterLikeness, letterMask, sharedLetters } from "./letter-likeness.ts";
import { type LetterText, plainLetters, type Word } from "./letters.ts";
import { likelyPassages } from "./likely-passages.ts";
import { matchPattern } from "./match-pattern.ts";
import type { QuranText } from "./quran-text.ts";
import { consonantBits, skeletonOf } from "./skeleton.ts";

/** Word `own` of the quote against the word of the Quran at `place`; one is absent where the other has a word more. */
export type WordPair = {
  readonly own: number | undefined;
  readonly place: number | undefined;
  readonly isSame: boolean;
};

/** The passage of the Quran that a quote comes nearest to. */
export type Nearest = {
  readonly run: Run;
  readonly pairs: readonly WordPair[];
  /** How much of the quote agrees with it, 0 to 1. */
  readonly share: number;
  /** Words that agree but for a letter or a mark, and how many letters they have together. */
  readonly same: number;
  readonly letters: number;
  /** Words that are the verified ones, and how alike all words are on the average. */
  readonly exact: number;
  readonly likeness: number;
  /** Words of the passage that the quote leaves out, as a small part of the share. */
  readonly missing: number;
};

/** A passage with this share is not compared with others. */
const certainShare = 0.9;
/** Words of the Quran around a candidate in which a quote may begin or end. */
const margin = 6;
/** Longer quotes are compared in parts, because comparing takes time by the square. */
export const mostWords = 120;

/** The nearest passage to some words of a text; `hinted` is a verse that the text names. */
export function nearestPassage(
  quran: QuranText,
  text: LetterText,
  words: readonly Word[],
  hinted?: number,
): Nearest | undefined {
  const first = words[0]?.first ?? 0;
  const end = words.at(-1)?.end ?? 0;
  const compare = comparison(quran, text, words);
  const compareWith = (candidate: Run) => align(words, withMargin(quran, candidate, words.length), compare);
  let best: Nearest | undefined;
  if (hinted !== undefined) {
    best = compareWith({ first: quran.verseStarts[hinted] ?? 0, end: quran.verseStarts[hinted + 1] ?? 0 });
    if (best && best.share >= certainShare) return best;
  }
  const tried: Run[] = [];
  for (const candidate of likelyPassages(quran, skeletonOf(text.letters, first, end))) {
    if (tried.some((one) => one.first <= candidate.first + margin && one.end >= candidate.end - margin))
      continue;
    tried.push(candidate);
    const found = compareWith(candidate);
    if (found && (!best || found.share - found.missing > best.share - best.missing)) best = found;
    if (best && best.share >= certainShare) return best;
  }
  return best;
}

/** Words that the mushaf joins to the next one. */
const joinedWord = /^[وف]?(?:يا|ها|أيا)$/;

/** Joins the words of a text as the mushaf does. */
export function joinedWords({ letters }: LetterText, words: readonly Word[]): Word[] {
  const joined: Word[] = [];
  let open: Word | undefined;
  for (const word of words) {
    const whole: Word = open ? { ...word, first: open.first, from: open.from } : word;
    const bases = letters.slice(word.first, Math.min(word.end, word.first + 4)).map(({ base }) => base);
    open = joinedWord.test(bases.join("")) && word.end - word.first < 5 ? whole : undefined;
    if (!open) joined.push(whole);
  }
  return open ? [...joined, open] : joined;
}

function withMargin({ wordCount }: QuranText, { first, end }: Run, length: number): Run {
  const most = Math.min(end + margin, first + 2 * length + 3 * margin);
  return { first: Math.max(0, first - margin), end: Math.min(wordCount, most) };
}

/** Words less alike than this stand for each other only because of their neighbours. */
const leastAlike = 0.5;

type Comparison = (own: number, place: number) => { readonly isSame: boolean; readonly likeness: number };

/** Compares words with a memory, because the Quran repeats its words. */
function comparison(quran: QuranText, text: LetterText, words: readonly Word[]): Comparison {
  const known = new Map<number, { isSame: boolean; likeness: number }>();
  const plainWords = words.map(({ first, end }) => plainLetters(text.letters, first, end));
  const masks = plainWords.map(letterMask);
  const consonants = words.map(({ first, end }) => consonantBits(text.letters, first, end));
  return (own, place) => {
    // Most words have hardly a letter in common.
    if (sharedLetters(masks[own] ?? 0, quran.letterMask(place)) < leastAlike) return different;
    const key = own * 65536 + quran.spellingNumber(place);
    const before = known.get(key);
    if (before) return before;
    const found = compareWords(own, place);
    known.set(key, found);
    return found;
  };

  function compareWords(own: number, place: number) {
    const word = words[own];
    if (!word) return different;
    const isSame =
      quran.hasConsonants(place, consonants[own] ?? 0) &&
      quran
        .patterns(place)
        .some((pattern) =>
          matchPattern(pattern, text.letters, word.first, true, word.end).includes(word.end),
        );
    const likeness = isSame ? 1 : letterLikeness(plainWords[own] ?? "", quran.plainLetters(place));
    return { isSame, likeness };
  }
}

const different = { isSame: false, likeness: 0 } as const;

/** Words that are half, and that are nearly the verified ones. */
const leastNear = 0.6;
const leastSure = 0.8;

const gapCost = 1;

/** Aligns the quote with a passage, of which the beginning and the end may be left over. */
function align(words: readonly Word[], region: Run, compare: Comparison): Nearest | undefined {
  const [rows, columns] = [words.length, region.end - region.first];
  const width = columns + 1;
  const costs = new Float32Array((rows + 1) * width);
  const cost = (row: number, column: number) => costs[row * width + column] ?? 0;
  const changed = (row: number, column: number) => {
    const { isSame, likeness } = compare(row - 1, region.first + column - 1);
    return isSame ? 0 : likeness >= leastAlike ? 1.2 - likeness : 1.1;
  };
  for (let row = 1; row <= rows; row++) {
    costs[row * width] = row * gapCost;
    for (let column = 1; column <= columns; column++)
      costs[row * width + column] = Math.min(
        cost(row - 1, column - 1) + changed(row, column),
        cost(row - 1, column) + gapCost,
        cost(row, column - 1) + gapCost * 0.9,
      );
  }
  let end = 0;
  for (let column = 1; column <= columns; column++) if (cost(rows, column) < cost(rows, end)) end = column;
  const pairs: WordPair[] = [];
  let [row, column] = [rows, end];
  while (row > 0) {
    const isNear = (one: number) => Math.abs(one - cost(row, column)) < 1e-4;
    if (column > 0 && isNear(cost(row - 1, column - 1) + changed(row, column))) {
      const place = region.first + column - 1;
      pairs.push({ own: row - 1, place, isSame: compare(row - 1, place).isSame });
      row -= 1;
      column -= 1;
    } else if (column > 0 && isNear(cost(row, column - 1) + gapCost * 0.9)) {
      pairs.push({ own: undefined, place: region.first + column - 1, isSame: false });
      column -= 1;
    } else {
      pairs.push({ own: row - 1, place: undefined, isSame: false });
      row -= 1;
    }
  }
  pairs.reverse();
  if (column === end) return undefined;
  const likenessOf = ({ own, place }: WordPair) =>
    own === undefined || place === undefined ? 0 : compare(own, place).likeness;
  const same = pairs.filter(({ isSame }) => isSame).length;
  const near = pairs.filter((pair) => !pair.isSame && likenessOf(pair) >= leastNear).length;
  const sure = pairs.filter((pair) => likenessOf(pair) >= leastSure);
  const lettersIn = ({ own }: WordPair) => {
    const word = words[own ?? -1];
    return word ? word.end - word.first : 0;
  };
  return {
    run: { first: region.first + column, end: region.first + end },
    pairs,
    share: (same + near * 0.75) / Math.max(1, rows),
    same: sure.length,
    exact: same,
    likeness: pairs.reduce((sum, pair) => sum + likenessOf(pair), 0) / Math.max(1, rows),
    letters: sure.reduce((sum, pair) => sum + lettersIn(pair), 0),
    missing: pairs.filter(({ own }) => own === undefined).length * 0.01,
  };
}
