import { verseKey } from "#domain/verse-reference.ts";
import { type Bracketed, bracketedTexts } from "./brackets.ts";
import { runFrom } from "./find-runs.ts";
import { openIntroductions } from "./introductions.ts";
import { type Judgement, judgeQuote } from "./judge-quote.ts";
import { readLetters } from "./letters.ts";
import { isIn, versesOf } from "./passage.ts";
import {
  bracketedClaim,
  type Finding,
  introducedClaim,
  introductionAround,
  type QuoteClaim,
  unmarkedClaim,
} from "./quote-claims.ts";
import type { QuranText } from "./quran-text.ts";
import { recognisedRuns } from "./recognised-runs.ts";
import { numberBefore, referenceWithin } from "./references-around.ts";
import type { NamedVerses, Source, VerseRange } from "./source.ts";

/** A part of a text that claims to be Quran, in UTF-16 units, and what it is. */
export type CheckedQuote = Judgement & {
  readonly start: number;
  readonly end: number;
  /** Where the text names another verse than the one that stands there, and the right one. */
  readonly wrongReference: { readonly place: NamedVerses; readonly right: VerseRange } | undefined;
};

/** Work for hostile texts: places at which short quotes of one text may be tried. */
const mostTries = 400_000;

/** What everybody says and nobody quotes, with its most words: the basmala, the praise, the refuge, "as God wills". */
const everyday: ReadonlyMap<string, number> = new Map([
  ...["1:1", "1:2", "6:45", "10:10", "16:98", "27:30", "37:182", "39:75", "40:65"].map(
    (verse) => [verse, 4] as const,
  ),
  ["18:39", 7],
]);

/** Finds everything in a text that claims to be Quran, and judges it; in the order of the text. */
export function checkText(quran: QuranText, text: string): CheckedQuote[] {
  const source: Source = { text, ...readLetters(text) };
  const recognised = recognisedRuns(quran, source);
  const finding: Finding = { quran, source, recognised, budget: { tries: mostTries } };
  const found: CheckedQuote[] = [];
  const isTaken = takenWords(source.words.length);

  const judge = (claim: QuoteClaim | undefined) => {
    if (!claim || isTaken.some(claim)) return;
    const words = source.words.slice(claim.first, claim.end);
    const judgement = judgeQuote(quran, source, words, claim.claimed, finding.budget);
    if (judgement.verdict === "not-found" && !claim.isCertain) return;
    isTaken.take(claim);
    found.push({
      ...judgement,
      start: words[0]?.from ?? 0,
      end: words.at(-1)?.to ?? 0,
      wrongReference: wrongReference(quran, judgement, claim.claimed),
    });
  };

  const between: { readonly bracketed: Bracketed; readonly since: number }[] = [];
  /** A hadith may have some words of a verse, which it does not quote. */
  const isOfHadith = ({ first, end }: QuoteClaim) => {
    const [from, to] = [source.words[first]?.from ?? 0, source.words[end - 1]?.to ?? 0];
    const around = between.find(({ bracketed }) => bracketed.from <= from && bracketed.to >= to);
    if (!around || end - first > mostOfHadith) return false;
    return introductionAround(text, around.bracketed, around.since) === "hadith";
  };
  let since = 0;
  for (const bracketed of bracketedTexts(text)) {
    judge(bracketedClaim(finding, bracketed, since));
    between.push({ bracketed, since });
    // A number in brackets stands within the words that introduce a quote.
    if (!isNumber(text, bracketed)) since = bracketed.outerTo;
  }
  for (const from of openIntroductions(text)) judge(introducedClaim(finding, from));
  for (const one of recognised) {
    const claim = unmarkedClaim(finding, one);
    if (!claim) continue;
    if (claim.isCertain || !(isEveryday(quran, claim, one.run.first) || isOfHadith(claim))) judge(claim);
  }
  return found.sort((one, other) => one.start - other.start);
}

const mostOfHadith = 8;
const longestNumber = 40;

function isNumber(text: string, { from, to, kind }: Bracketed): boolean {
  return kind === "aside" && to - from <= longestNumber && /\p{Nd}/u.test(text.slice(from, to));
}

/** Undefined too where the words are of several surahs. */
function wrongReference(
  quran: QuranText,
  { runs }: Judgement,
  place: NamedVerses | undefined,
): CheckedQuote["wrongReference"] {
  if (!place || runs.some((run) => isIn(quran, run, place))) return undefined;
  const verses = versesOf(quran, runs);
  const [first, last] = [verses[0], verses.at(-1)];
  if (!first || !last || first.surah !== last.surah) return undefined;
  return { place, right: { ...first, last: last.ayah } };
}

function isEveryday(quran: QuranText, { first, end }: QuoteClaim, place: number): boolean {
  return end - first <= (everyday.get(verseKey(quran.verse(quran.verseIndex(place)))) ?? 0);
}

/** Which words of the text belong to a quote already. */
function takenWords(count: number) {
  const taken = new Uint8Array(count);
  return {
    some: ({ first, end }: QuoteClaim) => taken.subarray(first, end).includes(1),
    take: ({ first, end }: QuoteClaim) => taken.fill(1, first, end),
  };
}

/**
 * Judges a text that is one quote as a whole: a word too many makes it another text. Only a reference in brackets
 * at its end, or numbers before it, are no part of it; `named` is one that stands elsewhere.
 */
export function matchQuote(quran: QuranText, quote: string, named?: VerseRange): Judgement {
  const { to, claimed } = referenceWithin(quote, 0, quote.length);
  const source: Source = { text: quote, ...readLetters(quote) };
  const words = source.words.filter((word) => word.to <= to);
  const [first] = words;
  const number = first && numberBefore(quote, first.from);
  return judgeQuote(quran, source, words, claimed ?? number ?? named, { tries: mostTries });
}

const basmalaWords = 4;

/** A verse without the basmala that is written before it. */
export function withoutBasmala(quran: QuranText, verse: string): string {
  const { letters, words } = readLetters(verse);
  const last = words[basmalaWords - 1];
  const next = words[basmalaWords];
  if (!last || !next) return verse;
  return runFrom(quran, { letters, from: 0, end: last.end }, 0) === basmalaWords
    ? verse.slice(next.from)
    : verse;
}
