import type { Language } from "#domain/language.ts";

/**
 * What is searched in one language: its words, where each stands, and how words belong together.
 * Verses are running numbers from 1 to 6,236.
 */
export type SearchIndex = {
  readonly language: Language;
  /** Folded words in ascending order of code units; Arabic ones keep their dagger alefs. */
  readonly words: readonly string[];
  /** Ordinary spellings that folding cannot tell from the word itself, by its place in `words`. */
  readonly otherSpellings: ReadonlyMap<number, readonly string[]>;
  /** Attached particles of each Arabic word, see `clitics.ts`; 0 for none. */
  readonly clitics: Uint8Array;
  /** Words of one stem have one number; empty where the language's stems are found by rule. */
  readonly stems: Uint16Array;
  /** Verses of word n: `verses` from `starts[n]` up to `starts[n + 1]`, ascending. */
  readonly starts: Uint32Array;
  readonly verses: Uint16Array;
  /** First verse of each juz. */
  readonly juzStarts: readonly number[];
  /** Surahs revealed in Medina. */
  readonly medinan: readonly number[];
};

/** What the build gathers before it is written. */
export type IndexContents = Omit<SearchIndex, "starts" | "verses"> & {
  /** Verses of each word, ascending. */
  readonly versesOf: readonly (readonly number[])[];
};
