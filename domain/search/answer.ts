import type { VerseRange } from "#domain/verse-range.ts";
import type { VerseReference } from "#domain/verse-reference.ts";

/** The original Arabic, or the translation that was searched beside it. */
export type Field = "text" | "translation";

/**
 * Why a verse is an answer, best first: it was named; its surah was named; the words stand in it together and
 * in order; all of them stand in it; in other forms; as beginnings of its words; nearly spelt so; some of them.
 */
export const kinds = ["reference", "surah", "phrase", "words", "stem", "beginning", "near", "some"] as const;
export type Kind = (typeof kinds)[number];

export type Why = { readonly field: Field; readonly kind: Kind };

/** Code points of the field's original text, from the first up to but without the second. */
export type Mark = readonly [from: number, to: number];

export type Match = VerseReference & { readonly why: Why; readonly marks: readonly Mark[] };

/** A place the query names: a surah, verses of it, a juz, or a page of the Madinah mushaf. */
export type Place =
  | {
      readonly surah: number;
      readonly from?: number;
      readonly to?: number;
      /** Further verses of the same name, where it is given to several. */
      readonly others?: readonly VerseRange[];
    }
  | { readonly juz: number }
  | { readonly page: number };

export type Answer = {
  /** All matches, not only those on this page. */
  readonly total: number;
  readonly place?: Place;
  readonly matches: readonly Match[];
};

export type Revelation = "meccan" | "medinan";

export type Filter = {
  readonly surah?: number | undefined;
  /** 1 to 30. */
  readonly juz?: number | undefined;
  readonly revelation?: Revelation | undefined;
};
