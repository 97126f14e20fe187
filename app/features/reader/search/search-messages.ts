import type { Filter, Why } from "#content/quran-search/index.ts";
import type { Language } from "#domain/language.ts";
import type { VerseReference } from "#domain/verse-reference.ts";

/** What is looked for: the page's words to the worker. Equal keys are equal questions. */
export type SearchRequest = {
  readonly kind: "find";
  readonly key: string;
  readonly query: string;
  /** The translation searched beside the Arabic; `ar` for the Arabic alone. */
  readonly language: Language;
  /** As many matches as are shown, from the first. */
  readonly limit: number;
  readonly filter: Filter;
};

export type ToWorker = SearchRequest | { readonly kind: "open"; readonly language: Language };

/** UTF-16 units of a text, from the first up to but without the second. */
export type UnitMark = readonly [from: number, to: number];

/** A match with its texts as they were published; undefined where one did not arrive or was altered. */
export type FoundVerse = VerseReference & {
  readonly why: Why;
  readonly marks: readonly UnitMark[];
  readonly arabic: string | undefined;
  readonly isAltered: boolean;
  readonly translation: string | undefined;
};

/** A place the query names, with the verse it begins at. */
export type NamedPlace = {
  readonly kind: "juz" | "page" | "surah" | "verses";
  /** Of the juz or the page; 0 for the others. */
  readonly number: number;
  readonly at: VerseReference;
  /** The last verse, where several are named. */
  readonly to: number | undefined;
};

export type SearchAnswer = {
  readonly kind: "found";
  readonly key: string;
  readonly total: number;
  readonly place: NamedPlace | undefined;
  readonly verses: readonly FoundVerse[];
  /** False while the texts are still being read: phrases are not yet told apart, nor marks complete. */
  readonly isComplete: boolean;
};

/** The worker's words to the page; `bytes` are what opening downloads. */
export type FromWorker =
  | { readonly kind: "opening"; readonly language: Language; readonly bytes: number }
  | { readonly kind: "open"; readonly language: Language }
  | { readonly kind: "failed"; readonly language: Language }
  /** The index is there, but not all texts. */
  | { readonly kind: "textsMissing"; readonly language: Language }
  | SearchAnswer;
