import type { Language } from "#domain/language.ts";

/** A subject of the Quran: its verses and the names that people use for it. */
export type Subject = {
  readonly id: string;
  /** Running numbers of its verses, ascending. */
  readonly verses: readonly number[];
  /** Names of one to four words in each language; a question names the subject when it has all words of one. */
  readonly names: Readonly<Record<Language, readonly string[]>>;
};
