import type { VerseReference } from "#domain/verse-reference.ts";
import { type Budget, findRuns, type Run, runFrom, type Span } from "./find-runs.ts";
import type { Word } from "./letters.ts";
import { type Change, changesOf, nearestOf, withRepeats } from "./mend-quote.ts";
import { isIn, isLetterForLetter, isWhole, textOfRun, versesOf } from "./passage.ts";
import type { QuranText } from "./quran-text.ts";
import type { Source, VerseRange } from "./source.ts";

/**
 * What a quote is: the verified text letter for letter, the same words in another accepted spelling or with fewer
 * marks, other words, right words under the number of another verse, right words that are cut from a verse, or
 * none of the Quran's.
 */
export type Verdict = "exact" | "respelt" | "altered" | "wrong-reference" | "partial" | "not-found";

/** One judgement of a quote. */
export type Judgement = {
  readonly verdict: Verdict;
  /** Whether right words are also written letter for letter, whatever the verdict says of their place. */
  readonly isLetterForLetter: boolean;
  readonly references: readonly VerseReference[];
  readonly claimed: VerseRange | undefined;
  /** The passages whose text `corrected` is. */
  readonly runs: readonly Run[];
  /** The verified text; undefined where nothing was found. */
  readonly corrected: string | undefined;
  readonly changes: readonly Change[];
};

/** Most places of a repeated passage that are named. */
const mostReferences = 60;

/** Judges words that claim to be Quran, with the verses that the text names for them. */
export function judgeQuote(
  quran: QuranText,
  source: Source,
  words: readonly Word[],
  claimed?: VerseRange,
  budget?: Budget,
): Judgement {
  const notFound = {
    verdict: "not-found",
    isLetterForLetter: false,
    references: [],
    claimed,
    runs: [],
    corrected: undefined,
    changes: [],
  } as const;
  if (words.length === 0) return notFound;
  const isForeign = words.some((word) => word.isForeign);
  const right = isForeign ? undefined : rightPassages(quran, source, words, claimed, budget);
  if (right) return judgeRight(quran, source, words, right, claimed);
  const near = nearestOf(quran, source, words, claimed);
  if (near.length === 0) return notFound;
  const [only] = near;
  if (only && near.length === 1 && !isForeign) {
    const last = runFrom(quran, spanOf(source, words), only.run.first);
    if (last !== undefined) {
      const run = { first: only.run.first, end: last };
      return judgeRight(quran, source, words, { alternatives: [[run]], isElided: false }, claimed);
    }
  }
  const runs = near.map(({ run }) => run);
  return {
    verdict: "altered",
    isLetterForLetter: false,
    references: versesOf(quran, withRepeats(quran, runs, claimed !== undefined)).slice(0, mostReferences),
    claimed,
    runs,
    corrected: runs.map((run) => textOfRun(quran, run)).join(" "),
    changes: near.flatMap(({ pairs, words: compared }) => changesOf(quran, source, compared, pairs)),
  };
}

/** The ways in which a quote can be read as verified text; each is one run, or several with gaps between them. */
type Right = { readonly alternatives: readonly (readonly Run[])[]; readonly isElided: boolean };

function rightPassages(
  quran: QuranText,
  source: Source,
  words: readonly Word[],
  claimed: VerseRange | undefined,
  budget: Budget | undefined,
): Right | undefined {
  const whole = runsOf(quran, source, words, budget);
  if (whole.length > 0) return { alternatives: whole.map((run) => [run]), isElided: false };
  const headed = afterBasmala(quran, source, words, budget);
  if (headed.length > 0) return { alternatives: headed.map((run) => [run]), isElided: false };
  for (const [separator, isElided] of [
    [ellipsis, true],
    [verseMark, false],
  ] as const) {
    const parts = partsOf(source, words, separator);
    if (parts.length < 2) continue;
    const chain = chainOf(quran, source, parts, claimed, budget);
    if (!chain) continue;
    // Where only a verse mark parts them, both sides must be whole verses.
    if (isElided || chain.every((run, at) => isEndless(quran, run, at, chain.length)))
      return { alternatives: [chain], isElided };
  }
  return undefined;
}

function isEndless(quran: QuranText, { first, end }: Run, at: number, count: number): boolean {
  const begins = quran.verseStarts[quran.verseIndex(first)] === first;
  return (at === 0 || begins) && (at === count - 1 || quran.isLastOfVerse(end - 1));
}

const ellipsis = /\u2026|\.{2,}|\u06d4{2,}/;
const verseMark = /[\d\u0660-\u0669\u06f0-\u06f9\u06dd\ufd3e\ufd3f*]/;

const spanOf = ({ letters }: Source, words: readonly Word[]): Span => ({
  letters,
  from: words[0]?.first ?? 0,
  end: words.at(-1)?.end ?? 0,
});

function runsOf(quran: QuranText, source: Source, words: readonly Word[], budget?: Budget): Run[] {
  return findRuns(quran, spanOf(source, words), budget);
}

const basmalaWords = 4;

/** Runs of first verses with the basmala that is written above them. */
function afterBasmala(quran: QuranText, source: Source, words: readonly Word[], budget?: Budget): Run[] {
  if (words.length <= basmalaWords) return [];
  const head = spanOf(source, words.slice(0, basmalaWords));
  if (runFrom(quran, head, 0) !== basmalaWords) return [];
  return runsOf(quran, source, words.slice(basmalaWords), budget).filter(({ first }) => {
    const { surah, ayah } = quran.verse(quran.verseIndex(first));
    return ayah === 1 && surah > 1 && surah !== 9 && quran.verseStarts[quran.verseIndex(first)] === first;
  });
}

function partsOf({ text }: Source, words: readonly Word[], separator: RegExp): Word[][] {
  const parts: Word[][] = [];
  words.forEach((word, at) => {
    const before = words[at - 1];
    if (before && !separator.test(text.slice(before.to, word.from))) parts.at(-1)?.push(word);
    else parts.push([word]);
  });
  return parts;
}

/** One run for each part, each behind the one before where there is such a run. */
function chainOf(
  quran: QuranText,
  source: Source,
  parts: readonly (readonly Word[])[],
  claimed: VerseRange | undefined,
  budget: Budget | undefined,
): Run[] | undefined {
  const chain: Run[] = [];
  for (const part of parts) {
    const runs = runsOf(quran, source, part, budget);
    const before = chain.at(-1);
    const next =
      runs.find((run) => before && run.first >= before.end && isSameSurah(quran, before, run)) ??
      runs.find((run) => !before && claimed && isIn(quran, run, claimed)) ??
      runs.find((run) => isWhole(quran, run)) ??
      runs[0];
    if (!next) return undefined;
    chain.push(next);
  }
  return chain;
}

const surahOf = (quran: QuranText, { first }: Run) => quran.verse(quran.verseIndex(first)).surah;
const isSameSurah = (quran: QuranText, one: Run, other: Run) => surahOf(quran, one) === surahOf(quran, other);

function judgeRight(
  quran: QuranText,
  source: Source,
  words: readonly Word[],
  { alternatives, isElided }: Right,
  claimed: VerseRange | undefined,
): Judgement {
  const claimedOnes = claimed
    ? alternatives.filter((runs) => runs.some((run) => isIn(quran, run, claimed)))
    : [];
  const possible = claimedOnes.length > 0 ? claimedOnes : alternatives;
  const areWhole = (runs: readonly Run[]) => !isElided && runs.every((run) => isWhole(quran, run));
  const whole = possible.filter(areWhole);
  const chosen = whole.length > 0 ? whole : possible;
  const [shown = []] = chosen;
  const text = source.text.slice(words[0]?.from, words.at(-1)?.to);
  const exact = chosen.find((runs) => isLetterForLetter(text, joined(quran, runs)));
  const spelling = exact ? "exact" : "respelt";
  const others = chosen === possible && claimedOnes.length === 0 ? alternatives : chosen;
  return {
    verdict:
      claimed && claimedOnes.length === 0 ? "wrong-reference" : whole.length > 0 ? spelling : "partial",
    isLetterForLetter: exact !== undefined,
    references: versesOf(quran, others.flat()).slice(0, mostReferences),
    claimed,
    runs: exact ?? shown,
    corrected: joined(quran, exact ?? shown),
    changes: [],
  };
}

function joined(quran: QuranText, runs: readonly Run[]): string {
  return runs.map((run) => textOfRun(quran, run)).join(" … ");
}
