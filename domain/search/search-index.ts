import type { Language } from "#domain/language.ts";

/**
 * The index of one language: its words, the verses of each, and their stems.
 * Verses are running numbers from 1 to 6,236.
 */
export type SearchIndex = {
  readonly language: Language;
  /** Folded words in ascending order of code units; Arabic ones with their dagger alefs. */
  readonly words: readonly string[];
  /** Ordinary spellings that folding cannot derive from the word, by its index in `words`. */
  readonly otherSpellings: ReadonlyMap<number, readonly string[]>;
  /** Attached particles of each Arabic word, see `clitics.ts`; 0 for none. */
  readonly clitics: Uint8Array;
  /** The stem number of each word; empty where the language's stems are computed by rule. */
  readonly stems: Uint16Array;
  /** Verses of word n: `verses` from `starts[n]` up to `starts[n + 1]`, ascending. */
  readonly starts: Uint32Array;
  readonly verses: Uint16Array;
  /** First verse of each juz. */
  readonly juzStarts: readonly number[];
  /** Surahs revealed in Medina. */
  readonly medinan: readonly number[];
};

/** What the build collects before encoding. */
export type IndexContents = Omit<SearchIndex, "starts" | "verses"> & {
  /** Verses of each word, ascending. */
  readonly versesOf: readonly (readonly number[])[];
};
