import { type FoldedWord, foldedWords, placedWords } from "./folded-words.ts";
import { hadithClaims } from "./hadith-claims.ts";
import { letterChanges } from "./letter-changes.ts";
import type { HadithPlace, HadithQuote, SayingSource } from "./text-quote.ts";
import { type TextIndex, textIndex } from "./word-likeness.ts";

/** Hadith and sayings, each in every wording that is carried. */
export type HadithTexts = {
  readonly hadith: readonly (readonly string[])[];
  readonly sayings: readonly (readonly string[])[];
};

/** What is known of each of them, in the same order. */
export type HadithNames = {
  readonly hadith: readonly (readonly HadithPlace[])[];
  readonly sayings: readonly (readonly SayingSource[])[];
};

/** The texts prepared for finding quotes, whatever they are called. */
export type PreparedHadith = {
  readonly hadith: TextIndex<number>;
  readonly sayings: TextIndex<number>;
  /** Wordings of sayings by their first word, the longest first. */
  readonly wordings: ReadonlyMap<string, readonly (readonly string[])[]>;
};

/** The same with their names in one language. */
export type HadithLibrary = Pick<PreparedHadith, "wordings"> & {
  readonly hadith: TextIndex<readonly HadithPlace[]>;
  readonly sayings: TextIndex<readonly SayingSource[]>;
};

const numbered = (texts: readonly (readonly string[])[]) =>
  textIndex(texts.flatMap((own, item) => own.map((text) => ({ item, text }))));

/** Prepares texts once for the libraries of all languages. */
export function preparedHadith({ hadith, sayings }: HadithTexts): PreparedHadith {
  const wordings = new Map<string, string[][]>();
  for (const text of sayings.flat()) {
    const words = foldedWords(text);
    const [first = ""] = words;
    wordings.set(first, [...(wordings.get(first) ?? []), words]);
  }
  for (const own of wordings.values()) own.sort((one, other) => other.length - one.length);
  return { hadith: numbered(hadith), sayings: numbered(sayings), wordings };
}

function named<Item>(index: TextIndex<number>, items: readonly (readonly Item[])[]) {
  return {
    nearest(quote: readonly string[], isWhole?: boolean) {
      const found = index.nearest(quote, isWhole);
      return found && { ...found, item: items[found.item] ?? [] };
    },
  };
}

/** The prepared texts with names for `hadithQuotes`. */
export function hadithLibrary(prepared: PreparedHadith, names: HadithNames): HadithLibrary {
  return {
    hadith: named(prepared.hadith, names.hadith),
    sayings: named(prepared.sayings, names.sayings),
    wordings: prepared.wordings,
  };
}

/** A quote of fewer words is in too many texts. */
const fewestWords = 3;
const leastSaying = 75;
const leastNear = 60;
/** Words that must agree where nothing but quotation marks says that it is a quote. */
const fewestUnnamedWords = 5;
/** Claims of hostile texts. */
const mostClaims = 400;

type Taken = readonly { readonly start: number; readonly end: number }[];

/** A hadith in one language that is carried outside of the library, such as one that an operator imported. */
export type OtherHadith = { readonly place: HadithPlace; readonly text: string };

/** Resolves to the few other hadith that share most with the folded words of a quote; rejects if they cannot be read. */
export type FindHadith = (words: readonly string[]) => Promise<readonly OtherHadith[]>;

/** What hadith are held against; others are asked for one quote at a time. */
export type HadithSources = { readonly library: HadithLibrary; readonly findOthers?: FindHadith | undefined };

/**
 * The quotes of hadith and of known sayings in a text, in its order, without those that overlap `taken`. Rejects if other
 * hadith cannot be read.
 */
export async function hadithQuotes(
  { library, findOthers }: HadithSources,
  text: string,
  taken: Taken = [],
): Promise<HadithQuote[]> {
  const words = placedWords(text);
  const found: HadithQuote[] = [];
  const isTaken = (start: number, end: number) =>
    [...taken, ...found].some((one) => one.start < end && one.end > start);
  const claims = hadithClaims(text).slice(0, mostClaims);
  for (const { from, to, isCertain } of claims) {
    const own = wordsWithin(words, from, to);
    const [first, last] = [own[0], own.at(-1)];
    if (!first || !last || own.length < fewestWords || isTaken(first.from, last.to)) continue;
    const quote = await judgeWithOthers({ library, findOthers }, text, own);
    if (isCertain || isWorthNaming(quote, own.length)) found.push(quote);
  }
  for (const own of spreadSayings(library, words)) {
    const [first, last] = [own[0], own.at(-1)];
    if (first && last && !isTaken(first.from, last.to)) found.push(judge(library, text, own));
  }
  return found.sort((one, other) => one.start - other.start);
}

/** Judges a text that is one hadith as a whole; undefined where it has too few words to be found. */
export async function matchHadith(sources: HadithSources, text: string): Promise<HadithQuote | undefined> {
  const words = placedWords(text);
  return words.length < fewestWords ? undefined : judgeWithOthers(sources, text, words);
}

function isWorthNaming({ verdict }: HadithQuote, count: number): boolean {
  return verdict === "not-authentic" || (verdict === "found" && count >= fewestUnnamedWords);
}

function wordsWithin(words: readonly FoldedWord[], from: number, to: number): FoldedWord[] {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle]?.from ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while ((words[end]?.to ?? Number.POSITIVE_INFINITY) <= to) end += 1;
  return words.slice(low, end);
}

/** Where a text has a known saying word for word, with or without signs around it. */
function* spreadSayings({ wordings }: HadithLibrary, words: readonly FoldedWord[]): Generator<FoldedWord[]> {
  for (let at = 0; at < words.length; at++) {
    const wording = wordings
      .get(words[at]?.folded ?? "")
      ?.find(
        (one) =>
          one.length >= fewestWords && one.every((word, offset) => words[at + offset]?.folded === word),
      );
    if (wording) yield words.slice(at, at + wording.length);
  }
}

async function judgeWithOthers(
  { library, findOthers }: HadithSources,
  text: string,
  words: readonly FoldedWord[],
): Promise<HadithQuote> {
  const own = judge(library, text, words);
  if (!findOthers || own.verdict === "not-authentic") return own;
  const others = await findOthers(words.map(({ folded }) => folded));
  if (others.length === 0) return own;
  const index = textIndex(others.map(({ place, text: other }) => ({ item: [place], text: other })));
  const other = judgeHadith(index, text, words);
  if (other.score !== own.score) return other.score > own.score ? other : own;
  return other.verdict === "found" ? { ...own, hadith: [...own.hadith, ...other.hadith] } : own;
}

function placeOf(words: readonly FoldedWord[]) {
  return { kind: "hadith", start: words[0]?.from ?? 0, end: words.at(-1)?.to ?? 0 } as const;
}

function judge(library: HadithLibrary, text: string, words: readonly FoldedWord[]): HadithQuote {
  const saying = library.sayings.nearest(
    words.map(({ folded }) => folded),
    true,
  );
  const quote = judgeHadith(library.hadith, text, words);
  if (!saying || saying.score < leastSaying || saying.score < quote.score) return quote;
  return {
    ...placeOf(words),
    verdict: "not-authentic",
    score: saying.score,
    hadith: [],
    corrected: saying.text,
    letters: [],
    sources: saying.item,
  };
}

function judgeHadith(
  index: HadithLibrary["hadith"],
  text: string,
  words: readonly FoldedWord[],
): HadithQuote {
  const place = placeOf(words);
  const hadith = index.nearest(words.map(({ folded }) => folded));
  const score = hadith?.score ?? 0;
  if (!hadith || score < leastNear || hadith.same < fewestWords)
    return {
      ...place,
      verdict: "not-found",
      score: 0,
      hadith: [],
      corrected: undefined,
      letters: [],
      sources: [],
    };
  const corrected = hadith.text.slice(hadith.words[hadith.first]?.from, hadith.words[hadith.end - 1]?.to);
  const written = text.slice(place.start, place.end);
  const isFound = score === 100 && hadith.same === words.length;
  return {
    ...place,
    verdict: isFound ? "found" : "near",
    score,
    hadith: hadith.item,
    corrected,
    letters: isFound ? [] : letterChanges(written, corrected),
    sources: [],
  };
}
