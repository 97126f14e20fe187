import type { Language } from "#domain/language.ts";
import { verseAt, verseKey, verseNumber } from "#domain/verse-reference.ts";
import { bracketedTexts } from "./brackets.ts";
import { foldedWords } from "./folded-words.ts";
import { readReference } from "./read-reference.ts";
import { referenceAround, referenceWithin } from "./references-around.ts";
import type { VerseRange } from "./source.ts";
import type { TranslationQuote } from "./text-quote.ts";

/** A language into which the Quran is translated. */
export type TranslationLanguage = Exclude<Language, "ar">;

/** A quote in another language that names a verse, in UTF-16 units. */
export type TranslationClaim = {
  readonly start: number;
  readonly end: number;
  readonly language: TranslationLanguage;
  readonly claimed: VerseRange;
};

/** Frequent words that tell languages of one script apart. */
const frequent: Readonly<Record<Exclude<TranslationLanguage, "ur">, ReadonlySet<string>>> = {
  en: new Set("the and of to is in you he who that they for are with not them his will be as it".split(" ")),
  fr: new Set(
    "le la les et de des du est en vous il qui que ils pour sont avec ne pas leur par une".split(" "),
  ),
  id: new Set(
    "dan yang di dari kepada mereka itu ini adalah kamu dia tidak untuk dengan akan telah".split(" "),
  ),
  tr: new Set(
    "ve bir bu de da ki icin onlar o olan ile siz biz sizi onu her ne degil allaha allahin".split(" "),
  ),
};
const urduLetters = /[ٹڈڑںےہھگچپ]/;
const latinLetters = /[A-Za-z]{2}/;
const fewestWords = 4;
const mostClaims = 60;

function languageOf(text: string): TranslationLanguage | undefined {
  if (urduLetters.test(text)) return "ur";
  if (!latinLetters.test(text)) return undefined;
  const words = foldedWords(text);
  const counts = (Object.keys(frequent) as (keyof typeof frequent)[]).map((language) => ({
    language,
    count: words.filter((word) => frequent[language].has(word)).length,
  }));
  const [best] = counts.sort((one, other) => other.count - one.count);
  return best && best.count > 0 ? best.language : undefined;
}

/** The quotes of a text that render a named verse; so that a translation is only loaded where there is one. */
export function translationClaims(text: string): TranslationClaim[] {
  const claims: TranslationClaim[] = [];
  for (const { from, to, outerFrom, outerTo, kind } of bracketedTexts(text)) {
    if (kind !== "quote" || claims.length === mostClaims) continue;
    const within = referenceWithin(text, from, to);
    const claimed = within.claimed ?? referenceAround(text, outerFrom, outerTo)?.claimed;
    const quote = text.slice(from, within.to);
    if (!claimed || readReference(quote) || foldedWords(quote).length < fewestWords) continue;
    const language = languageOf(quote);
    if (language) claims.push({ start: from, end: within.to, language, claimed });
  }
  return claims;
}

/** A translation prepared for comparing quotes with it. */
export type TranslationIndex = {
  readonly verses: readonly string[];
  readonly stemsOf: readonly ReadonlySet<string>[];
  /** The verses that have a word, by their running numbers less 1. */
  readonly holders: ReadonlyMap<string, readonly number[]>;
};

const stemLength = 6;
const stemsIn = (text: string) => new Set(foldedWords(text).map((word) => word.slice(0, stemLength)));

/** Prepares all 6,236 verses of a translation, in order. */
export function translationIndex(verses: readonly string[]): TranslationIndex {
  const stemsOf = verses.map(stemsIn);
  const holders = new Map<string, number[]>();
  stemsOf.forEach((stems, verse) => {
    for (const stem of stems) {
      const own = holders.get(stem);
      if (own) own.push(verse);
      else holders.set(stem, [verse]);
    }
  });
  return { verses, stemsOf, holders };
}

/** Scores, in percent. */
const leastSame = 50;
const leastNear = 25;
const clearlyMore = 25;

/** A word weighs more the fewer verses have it. */
const weightOf = ({ verses, holders }: TranslationIndex, stem: string) =>
  Math.log(verses.length / (holders.get(stem)?.length ?? 1));

function weightOfAll(index: TranslationIndex, stems: Iterable<string>): number {
  let sum = 0;
  for (const stem of stems) sum += weightOf(index, stem);
  return sum;
}

/** How much of their telling words a quote and some verses share; a quote may be a part of a verse. */
function scoreOf(index: TranslationIndex, quote: ReadonlySet<string>, verses: readonly number[]): number {
  const stems = new Set(verses.flatMap((verse) => [...(index.stemsOf[verse] ?? [])]));
  const own = weightOfAll(index, quote);
  const shared = weightOfAll(
    index,
    [...quote].filter((stem) => stems.has(stem)),
  );
  const other = weightOfAll(index, stems);
  return own === 0 ? 0 : Math.min(100, Math.round((200 * shared) / (own + Math.min(other, own * 1.5))));
}

const mostCompared = 12;

/** The verse that a quote comes nearest to. */
function bestVerse(index: TranslationIndex, quote: ReadonlySet<string>) {
  const votes = new Float32Array(index.verses.length);
  for (const stem of quote) {
    const weight = weightOf(index, stem);
    for (const verse of index.holders.get(stem) ?? []) votes[verse] = (votes[verse] ?? 0) + weight;
  }
  const ranked = [...votes.keys()].sort((one, other) => (votes[other] ?? 0) - (votes[one] ?? 0));
  return ranked
    .slice(0, mostCompared)
    .map((verse) => ({ verse, score: scoreOf(index, quote, [verse]) }))
    .reduce((best, one) => (one.score > best.score ? one : best), { verse: 0, score: 0 });
}

/** Judges a quote by the verse that it names and by all others; the meaning is not understood, only words compared. */
export function judgeTranslation(
  index: TranslationIndex,
  text: string,
  { start, end, language, claimed }: TranslationClaim,
): TranslationQuote {
  const quote = stemsIn(text.slice(start, end));
  const first = (verseNumber(claimed) ?? 1) - 1;
  const named = Array.from({ length: claimed.last - claimed.ayah + 1 }, (_, at) => first + at);
  const own = scoreOf(index, quote, named);
  const best = bestVerse(index, quote);
  const range = claimed.last > claimed.ayah ? `-${claimed.last}` : "";
  const shown = {
    kind: "translation",
    start,
    end,
    language,
    claimed: `${verseKey(claimed)}${range}`,
  } as const;
  const keyOf = (verse: number) => verseKey(verseAt(verse + 1) ?? claimed);
  if (best.score >= leastSame && best.score >= own + clearlyMore)
    return {
      ...shown,
      verdict: "another-verse",
      score: best.score,
      references: [keyOf(best.verse)],
      corrected: index.verses[best.verse],
    };
  if (own < leastNear)
    return { ...shown, verdict: "not-found", score: own, references: [], corrected: undefined };
  return {
    ...shown,
    verdict: own >= leastSame ? "same-verse" : "near",
    score: own,
    references: named.map(keyOf),
    corrected: named.map((verse) => index.verses[verse] ?? "").join(" "),
  };
}
