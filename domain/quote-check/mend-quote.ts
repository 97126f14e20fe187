import { findRuns, type Run } from "./find-runs.ts";
import { type LetterChange, letterChanges } from "./letter-changes.ts";
import { readLetters, type Word } from "./letters.ts";
import { joinedWords, mostWords, type Nearest, nearestPassage, type WordPair } from "./nearest.ts";
import { isIn, isWhole, textOfRun } from "./passage.ts";
import type { QuranText } from "./quran-text.ts";
import type { Source, VerseRange } from "./source.ts";

/** Words that are not the verified ones; either side may be empty. */
export type Change = {
  /** The range of `written` in the text, in UTF-16 units; empty where words are missing. */
  readonly start: number;
  readonly end: number;
  readonly written: string;
  readonly verified: string;
  readonly letters: readonly LetterChange[];
};

/** The share of a quote that must agree with a passage to be an alteration of it. */
const leastShare = 0.5;
/** The same where the text names the verse. */
const leastNamedShare = 0.34;

/** Letters that an alteration must keep of the verified words; fewer where the text itself names the verse. */
const fewestLetters = 9;
const fewestNamedLetters = 6;

/** Any text shares a short word or two with some verse, so an alteration must keep more than that. */
function isSure(quran: QuranText, near: Nearest, isNamed: boolean): boolean {
  const { same, letters, exact, share, likeness, run } = near;
  if (same < 2 || letters < (isNamed ? fewestNamedLetters : fewestLetters)) return false;
  if (exact >= 4 || likeness >= 0.9) return true;
  // Two words that any text may have, such as "the Day of Resurrection", are no alteration; those of a whole verse are.
  const isTelling = isNamed || likeness >= 0.8 || isWhole(quran, run);
  return share >= 0.6 && (exact >= 3 || (exact >= 2 && isTelling));
}

type Compared = Nearest & { readonly words: readonly Word[] };

/** The nearest passage, or one for each part of a quote that is too long to be compared as a whole. */
export function nearestOf(
  quran: QuranText,
  source: Source,
  words: readonly Word[],
  claimed: VerseRange | undefined,
): Compared[] {
  const hinted = claimed && quran.verseNumber(claimed);
  const found: Compared[] = [];
  const units = joinedWords(source, words);
  for (let at = 0; at < units.length; at += mostWords) {
    const part = units.slice(at, at + mostWords);
    const near = nearestPassage(quran, source, part, hinted);
    if (!near) continue;
    const isNamed = claimed !== undefined && isIn(quran, near.run, claimed);
    if (near.share >= (isNamed ? leastNamedShare : leastShare) && isSure(quran, near, isNamed))
      found.push({ ...near, words: part });
  }
  return found;
}

/** What stands in a quote and what should. */
export function changesOf(
  quran: QuranText,
  { text }: Source,
  words: readonly Word[],
  pairs: readonly WordPair[],
): Change[] {
  const changes: Change[] = [];
  let reached = words[0]?.from ?? 0;
  for (let at = 0; at < pairs.length; at++) {
    const pair = pairs[at];
    if (!pair) continue;
    if (pair.isSame) {
      reached = words[pair.own ?? 0]?.to ?? reached;
      continue;
    }
    const group = [pair];
    while (pairs[at + 1]?.isSame === false) {
      at += 1;
      const next = pairs[at];
      if (next) group.push(next);
    }
    const own = group.flatMap(({ own: index }) => words[index ?? -1] ?? []);
    const verified = group.flatMap(({ place }) => (place === undefined ? [] : quran.word(place))).join(" ");
    const start = own[0]?.from ?? reached;
    const end = own.at(-1)?.to ?? reached;
    const written = text.slice(start, end);
    changes.push({ start, end, written, verified, letters: letterChanges(written, verified) });
    reached = end;
  }
  return changes;
}

/** Passages of more words do not stand in the Quran twice, or only as a part of others. */
const longestRepeated = 16;

/** Passages with all others that have the same words; only whole verses if there are and the text names none. */
export function withRepeats(quran: QuranText, runs: readonly Run[], isNamed: boolean): Run[] {
  return runs.flatMap((run) => {
    if (run.end - run.first > longestRepeated) return [run];
    const { letters } = readLetters(textOfRun(quran, run));
    const others = findRuns(quran, { letters, from: 0, end: letters.length });
    const whole = others.filter((other) => isWhole(quran, other));
    return whole.length > 0 && !isNamed ? whole : [run, ...others];
  });
}
