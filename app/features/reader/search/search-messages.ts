import type { Filter, Why } from "#content/quran-search/index.ts";
import type { Language } from "#domain/language.ts";
import type { VerseReference } from "#domain/verse-reference.ts";

/** A query, as the page sends it to the worker. Equal keys mean equal requests. */
export type SearchRequest = {
  readonly kind: "find";
  readonly key: string;
  readonly query: string;
  /** The translation to search beside the Arabic; `ar` for the Arabic only. */
  readonly language: Language;
  /** How many matches to return, from the first. */
  readonly limit: number;
  readonly filter: Filter;
};

export type ToWorker = SearchRequest | { readonly kind: "open"; readonly language: Language };

/** A range of UTF-16 units of a text; `to` is excluded. */
export type UnitMark = readonly [from: number, to: number];

/** A match with its published texts; a text that did not load or was altered is undefined. */
export type FoundVerse = VerseReference & {
  readonly why: Why;
  readonly marks: readonly UnitMark[];
  readonly arabic: string | undefined;
  readonly isAltered: boolean;
  readonly translation: string | undefined;
};

/** A place that the query names, with its first verse. */
export type NamedPlace = {
  readonly kind: "juz" | "page" | "surah" | "verses";
  /** Number of the juz or the page; 0 for the others. */
  readonly number: number;
  readonly at: VerseReference;
  /** The last verse of a range. */
  readonly to: number | undefined;
};

export type SearchAnswer = {
  readonly kind: "found";
  readonly key: string;
  readonly total: number;
  readonly place: NamedPlace | undefined;
  readonly verses: readonly FoundVerse[];
  /** False while the texts still load: phrases are not found yet, and some marks are missing. */
  readonly isComplete: boolean;
};

/** The messages of the worker to the page; `bytes` is the size of the download. */
export type FromWorker =
  | { readonly kind: "opening"; readonly language: Language; readonly bytes: number }
  | { readonly kind: "open"; readonly language: Language }
  | { readonly kind: "failed"; readonly language: Language }
  /** The index has loaded, but not all texts. */
  | { readonly kind: "textsMissing"; readonly language: Language }
  | SearchAnswer;
