import type { Run } from "./find-runs.ts";
import { gramNumber, type QuranText } from "./quran-text.ts";

/** Threes of consonants that stand in more places than this say too little. */
const mostPlaces = 700;
/** Where a quote has enough of those that stand in few places, the others are not looked at. */
const rarePlaces = 100;
const enoughRare = 8;
/** A passage is searched in strips of 2^4 consonants. */
const stripBits = 4;
const mostPassages = 6;
/** Short quotes have few threes to tell one passage from another, and are soon compared. */
const shortQuote = 24;
const mostPassagesOfShort = 24;

type Strip = { readonly strip: number; readonly score: number };

/** Passages that share most threes of consonants with a quote, weighted by rarity, the best first. */
export function likelyPassages(quran: QuranText, skeleton: readonly number[]): Run[] {
  const { votes, voted } = votesFor(quran, skeleton);
  const most = skeleton.length <= shortQuote ? mostPassagesOfShort : mostPassages;
  const ranked: Strip[] = [];
  for (const strip of voted) {
    // A word more or less in the quote moves the rest into the next strip.
    const score = (votes[strip] ?? 0) + Math.max(votes[strip - 1] ?? 0, votes[strip + 1] ?? 0);
    if (ranked.length === most && !isBefore(strip, score, ranked.at(-1))) continue;
    let rank = ranked.length;
    while (rank > 0 && isBefore(strip, score, ranked[rank - 1])) rank -= 1;
    ranked.splice(rank, 0, { strip, score });
    if (ranked.length > most) ranked.pop();
  }
  const { length } = quran.skeleton;
  const wordAt = (at: number) => quran.skeletonWords[Math.max(0, Math.min(length - 1, at))] ?? 0;
  return ranked.map(({ strip }) => {
    const at = ((strip - 1) << stripBits) - skeleton.length;
    return { first: wordAt(at - 8), end: wordAt(at + skeleton.length + 24) + 1 };
  });
}

function isBefore(strip: number, score: number, other: Strip | undefined): boolean {
  return !other || score > other.score || (score === other.score && strip < other.strip);
}

/** How much each strip shares with a quote, and the strips that share anything. */
function votesFor({ grams, gramStarts, skeleton }: QuranText, numbers: readonly number[]) {
  const found: { at: number; from: number; to: number }[] = [];
  for (let at = 0; at + 2 < numbers.length; at++) {
    const gram = gramNumber(numbers[at] ?? 0, numbers[at + 1] ?? 0, numbers[at + 2] ?? 0);
    found.push({ at, from: gramStarts[gram] ?? 0, to: gramStarts[gram + 1] ?? 0 });
  }
  const rare = found.filter(({ from, to }) => to - from <= rarePlaces);
  const fair = rare.length >= enoughRare ? rare : found.filter(({ from, to }) => to - from <= mostPlaces);
  const votes = new Float32Array(((skeleton.length + numbers.length) >> stripBits) + 3);
  const voted: number[] = [];
  for (const { at, from, to } of numbers.length <= shortQuote ? found : fair) {
    const weight = Math.log(skeleton.length / (to - from + 1));
    for (let index = from; index < to; index++) {
      const strip = (((grams[index] ?? 0) - at + numbers.length) >> stripBits) + 1;
      const before = votes[strip] ?? 0;
      if (before === 0) voted.push(strip);
      votes[strip] = before + weight;
    }
  }
  return { votes, voted };
}
