import { type Budget, longestRunFrom, possibleStarts, type Run } from "./find-runs.ts";
import type { QuranText } from "./quran-text.ts";
import { extendSkeleton, skeletonOf } from "./skeleton.ts";
import type { Source } from "./source.ts";

/** Words of a text, those from `first` up to but not including `end`, that the Quran has in the same order. */
export type Recognised = {
  readonly first: number;
  readonly end: number;
  readonly run: Run;
  /** Words that are right, and their consonants; others may stand between them. */
  readonly right: number;
  readonly consonants: number;
};

/** A row of right words is searched by its first three, or by more where these have few consonants. */
const fewestWords = 3;
const mostWords = 6;
const fewestConsonants = 5;
/** Work for hostile texts: places at which rows of words may be tried. */
const mostTries = 300_000;
/** Wrong or missing words between two rows of right ones that are still one quote. */
const widestGap = 4;
/** Rows are no longer than one verse. */
const longestRowWords = 140;

/** Every row of at least three words that the text has as the Quran has them, joined over small gaps. */
export function recognisedRuns(quran: QuranText, source: Source): Recognised[] {
  const { words } = source;
  const wordEnds = new Set(words.map(({ end }) => end));
  const ends = endsOfLines(source);
  const budget: Budget = { tries: mostTries };
  const found: Recognised[] = [];
  for (let at = 0; at + fewestWords <= words.length && budget.tries > 0; ) {
    const row = longestRow(quran, source, at, wordEnds, ends, budget);
    if (!row) {
      at += 1;
      continue;
    }
    const before = found.at(-1);
    if (before && isContinued(before, row))
      found[found.length - 1] = {
        first: before.first,
        end: row.end,
        run: { first: before.run.first, end: row.run.end },
        right: before.right + row.right,
        consonants: before.consonants + row.consonants,
      };
    else found.push(row);
    at = row.end;
  }
  return found;
}

function isContinued(before: Recognised, row: Recognised): boolean {
  const gap = row.run.first - before.run.end;
  return row.first - before.end <= widestGap && gap >= 0 && gap <= widestGap;
}

function longestRow(
  quran: QuranText,
  source: Source,
  at: number,
  wordEnds: ReadonlySet<number>,
  ends: Int32Array,
  budget: Budget,
): Recognised | undefined {
  const { letters, words } = source;
  const first = words[at]?.first ?? 0;
  const limit = Math.min(ends[at] ?? 0, at + longestRowWords);
  let count = fewestWords;
  let end = words[at + count - 1]?.end ?? 0;
  const skeleton = skeletonOf(letters, first, end);
  while (skeleton.length < fewestConsonants && count < mostWords && at + count < limit) {
    const next = words[at + count++]?.end ?? end;
    extendSkeleton(skeleton, letters, end, next);
    end = next;
  }
  if (at + count > limit || skeleton.length < fewestConsonants) return undefined;
  const lastLetter = words[limit - 1]?.end ?? end;
  let best: { to: number; run: Run } | undefined;
  for (const place of possibleStarts(quran, skeleton, budget)) {
    const span = { letters, from: first, end: lastLetter };
    const row = longestRunFrom(quran, span, place, (letter) => wordEnds.has(letter));
    if (row && row.to >= end && (!best || row.to > best.to))
      best = { to: row.to, run: { first: place, end: row.end } };
  }
  if (!best) return undefined;
  const { to, run } = best;
  let last = at + count;
  while (last < limit && (words[last]?.end ?? 0) <= to) last += 1;
  return { first: at, end: last, run, right: last - at, consonants: skeletonOf(letters, first, to).length };
}

/** For each word the one after its line or after the Arabic words in which it stands. */
function endsOfLines({ text, words }: Source): Int32Array {
  const ends = new Int32Array(words.length);
  for (let at = words.length - 1; at >= 0; at--) {
    const [word, next] = [words[at], words[at + 1]];
    const isLast = !word || !next || text.slice(word.to, next.from).includes("\n");
    ends[at] = word?.isForeign ? at : isLast ? at + 1 : (ends[at + 1] ?? at + 1);
  }
  return ends;
}
