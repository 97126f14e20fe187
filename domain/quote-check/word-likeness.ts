import { type FoldedWord, placedWords } from "./folded-words.ts";

/** How a quote agrees with a part of a text. */
export type Likeness = {
  /** Words in the same order in both, in percent of those of the quote and of the part; 100 if nothing differs. */
  readonly score: number;
  readonly same: number;
  /** The part: words from `first` up to but not including `end`. */
  readonly first: number;
  readonly end: number;
};

const none: Likeness = { score: 0, same: 0, first: 0, end: 0 };

/** The part of a text that a quote agrees with most. Takes time by the product of their lengths. */
export function likenessWithin(quote: readonly string[], text: readonly string[]): Likeness {
  let counts = new Int32Array(text.length + 1);
  let starts = new Int32Array(text.length + 1);
  let best = none;
  for (const word of quote) {
    const nextCounts = new Int32Array(text.length + 1);
    const nextStarts = new Int32Array(text.length + 1);
    for (let at = 0; at < text.length; at++) {
      const [above = 0, left = 0] = [counts[at + 1], nextCounts[at]];
      let [count, start] = above >= left ? [above, starts[at + 1] ?? 0] : [left, nextStarts[at] ?? 0];
      const met = (counts[at] ?? 0) + 1;
      if (word === text[at] && met >= count) {
        // Where a row is no longer, the later beginning is the shorter part.
        const begun = met === 1 ? at : (starts[at] ?? 0);
        if (met > count || begun > start) [count, start] = [met, begun];
        const score = (200 * count) / (quote.length + at + 1 - start);
        if (score > best.score) best = { score, same: count, first: start, end: at + 1 };
      }
      nextCounts[at + 1] = count;
      nextStarts[at + 1] = start;
    }
    counts = nextCounts;
    starts = nextStarts;
  }
  return { ...best, score: Math.round(Math.min(100, best.score)) };
}

/** A text that quotes are compared with. */
type Indexed<Item> = { readonly item: Item; readonly text: string; readonly words: readonly FoldedWord[] };
export type Nearby<Item> = Likeness & Indexed<Item>;

const mostCandidates = 8;
const longestQuote = 600;

/** Texts by their words, prepared for finding the one that a quote comes nearest to. */
export type TextIndex<Item> = {
  readonly nearest: (quote: readonly string[], isWhole?: boolean) => Nearby<Item> | undefined;
};

/** With `isWhole`, a quote is compared with whole texts, otherwise with the part that it agrees with most. */
export function textIndex<Item>(
  texts: readonly { readonly item: Item; readonly text: string }[],
): TextIndex<Item> {
  const indexed: Indexed<Item>[] = texts.map(({ item, text }) => ({ item, text, words: placedWords(text) }));
  const holders = new Map<string, number[]>();
  indexed.forEach(({ words }, number) => {
    for (const word of new Set(words.map(({ folded }) => folded))) {
      const own = holders.get(word);
      if (own) own.push(number);
      else holders.set(word, [number]);
    }
  });
  return {
    nearest(quote, isWhole = false) {
      const asked = quote.slice(0, longestQuote);
      const votes = new Map<number, number>();
      for (const word of new Set(asked)) {
        const own = holders.get(word) ?? [];
        const weight = Math.log(1 + indexed.length / (own.length + 1));
        for (const number of own) votes.set(number, (votes.get(number) ?? 0) + weight);
      }
      const ranked = [...votes].sort(([, one], [, other]) => other - one).slice(0, mostCandidates);
      let best: Nearby<Item> | undefined;
      for (const [number] of ranked) {
        const candidate = indexed[number];
        if (!candidate) continue;
        const folded = candidate.words.map((word) => word.folded);
        const part = likenessWithin(asked, folded);
        const score = isWhole ? Math.round((200 * part.same) / (asked.length + folded.length)) : part.score;
        if (!best || score > best.score) best = { ...part, score, ...candidate };
      }
      return best;
    },
  };
}
