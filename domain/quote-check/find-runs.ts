import type { Letter } from "./letters.ts";
import { matchPattern } from "./match-pattern.ts";
import { gramNumber, type QuranText } from "./quran-text.ts";
import { skeletonOf } from "./skeleton.ts";

/** Consecutive words of the Quran: those from place `first` up to but not including `end`. */
export type Run = { readonly first: number; readonly end: number };

/** Letters of a text: those from `from` up to but not including `end`. */
export type Span = { readonly letters: readonly Letter[]; readonly from: number; readonly end: number };

/** Words without a firm consonant that may precede the first one of a quote. */
const mostBefore = 3;

/**
 * Walks the words of the Quran from `place` while the letters spell them, and reports after each word the places
 * in the text that may be its end. Where verses end, and at the end of the span, the last vowel may be a sukun.
 */
function walk(
  quran: QuranText,
  { letters, from, end }: Span,
  place: number,
  isDone: (ends: readonly number[], next: number) => boolean,
): void {
  let starts = [from];
  for (let at = place; at < quran.wordCount && starts.length > 0; at++) {
    const next: number[] = [];
    const isPause = quran.isLastOfVerse(at);
    for (const start of starts)
      for (const pattern of quran.patterns(at))
        for (const reached of matchPattern(pattern, letters, start, isPause, end))
          if (!next.includes(reached)) next.push(reached);
    if (isDone(next, at + 1)) return;
    starts = next;
  }
}

/** The end of the run of words from `place` that the letters spell exactly; undefined if they do not. */
export function runFrom(quran: QuranText, span: Span, place: number): number | undefined {
  let found: number | undefined;
  walk(quran, span, place, (ends, next) => {
    if (ends.includes(span.end)) found = next;
    return found !== undefined;
  });
  return found;
}

/** The longest beginning of a span that is spelt by words from `place` on and ends with a word of the text. */
export function longestRunFrom(
  quran: QuranText,
  span: Span,
  place: number,
  isWordEnd: (letter: number) => boolean,
): { readonly to: number; readonly end: number } | undefined {
  let found: { to: number; end: number } | undefined;
  walk(quran, span, place, (ends, next) => {
    const to = ends.findLast(isWordEnd);
    if (to !== undefined) found = { to, end: next };
    return ends.length === 0;
  });
  return found;
}

/** Limits the work that hostile texts can cause; each try is one place at which words are compared. */
export type Budget = { tries: number };

/** Every run of the Quran that a span spells. */
export function findRuns(quran: QuranText, span: Span, budget?: Budget): Run[] {
  const found: Run[] = [];
  const skeleton = skeletonOf(span.letters, span.from, span.end);
  for (const first of possibleStarts(quran, skeleton, budget)) {
    const end = runFrom(quran, span, first);
    if (end !== undefined) found.push({ first, end });
  }
  return found;
}

/** Places of words from which letters with this skeleton may run, ascending. */
export function possibleStarts(quran: QuranText, skeleton: readonly number[], budget?: Budget): number[] {
  const starts: number[] = [];
  if (skeleton.length === 0 || (budget && budget.tries <= 0)) return starts;
  const { skeletonWords, wordCount } = quran;
  let tried = -1;
  for (const at of skeletonPlaces(quran, skeleton)) {
    const word = skeletonWords[at] ?? 0;
    // Its first consonant is that of its word, or one that the next word begins with too.
    const from = Math.max(tried + 1, word - mostBefore, (skeletonWords[at - 1] ?? -1) + 1);
    const isLastOfWord = (skeletonWords[at + 1] ?? wordCount) > word;
    for (let place = from; place <= word + (isLastOfWord ? 1 : 0); place++) {
      if (budget && budget.tries-- <= 0) return starts;
      starts.push(place);
      tried = place;
    }
  }
  return starts;
}

/** Where the whole Quran has these consonants, in order. */
function skeletonPlaces(quran: QuranText, numbers: readonly number[]): number[] {
  const { grams, skeleton } = quran;
  const { from, to, shift } = rarestGram(quran, numbers);
  const places: number[] = [];
  for (let index = from; index < to; index++) {
    const at = (grams[index] ?? 0) - shift;
    if (at >= 0 && hasNumbers(skeleton, numbers, at)) places.push(at);
  }
  // The places of one or two consonants are those of several threes.
  if (numbers.length < 3) places.sort((one, other) => one - other);
  return places;
}

function hasNumbers(skeleton: Uint8Array, numbers: readonly number[], at: number): boolean {
  for (let offset = 0; offset < numbers.length; offset++)
    if (skeleton[at + offset] !== numbers[offset]) return false;
  return true;
}

/** The places of the rarest three consonants of a skeleton, and how far they stand from its start. */
function rarestGram({ gramStarts }: QuranText, numbers: readonly number[]) {
  if (numbers.length < 3) {
    const [first = 0, second] = numbers;
    const next = second === undefined ? gramNumber(first + 1, 0, 0) : gramNumber(first, second + 1, 0);
    return { from: gramStarts[gramNumber(first, second ?? 0, 0)] ?? 0, to: gramStarts[next] ?? 0, shift: 0 };
  }
  let rarest = { from: 0, to: Number.POSITIVE_INFINITY, shift: 0 };
  for (let shift = 0; shift + 2 < numbers.length; shift++) {
    const gram = gramNumber(numbers[shift] ?? 0, numbers[shift + 1] ?? 0, numbers[shift + 2] ?? 0);
    const [from = 0, to = 0] = [gramStarts[gram], gramStarts[gram + 1]];
    if (to - from < rarest.to - rarest.from) rarest = { from, to, shift };
    if (to === from) break;
  }
  return rarest;
}
