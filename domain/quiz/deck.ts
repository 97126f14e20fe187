import { type Random, seededRandom, shuffled } from "./seeded-random.ts";

/** So many tests of a kind, one after the other, ask nothing twice. */
export const freshRuns = 5;

/** One test of a row: the row's name, and which test of it this is, from 0. */
export type DeckRun = { readonly deck: string; readonly run: number };

const numbered = /^(.*)\.(\d{1,15})$/su;

/** The row and the place in it that a seed names; a seed without a number is the first of its own row. */
export function deckRunOf(seed: string): DeckRun {
  const [, deck, run] = numbered.exec(seed) ?? [];
  return deck === undefined ? { deck: seed, run: 0 } : { deck, run: Number(run) };
}

/** The seed of the test after this one in the same row. */
export function seedAfter(seed: string): string {
  const { deck, run } = deckRunOf(seed);
  return `${deck}.${run + 1}`;
}

/** The same numbers for the same row; with `run`, for the same test of it. `purpose` keeps uses apart. */
export function deckRandom({ deck, run }: { deck: string; run?: number }, purpose: string): Random {
  return seededRandom(`${purpose} ${run ?? ""} ${deck}`);
}

/**
 * The part of a pool that one test draws from, in the order in which it asks: a row deals its parts in turn, so that no
 * part comes again within five tests. Throws RangeError when a part is smaller than `count`.
 */
export function partFor<T>(pool: readonly T[], count: number, of: DeckRun, purpose: string): T[] {
  const parts = Math.max(freshRuns, Math.floor(pool.length / (2 * count)));
  const size = Math.floor(pool.length / parts);
  if (size < count) throw new RangeError(`${pool.length} ${purpose} are too few for ${count} in a test`);
  const from = (of.run % parts) * size;
  const part = shuffled(pool, deckRandom({ deck: of.deck }, purpose)).slice(from, from + size);
  return shuffled(part, deckRandom(of, purpose));
}
