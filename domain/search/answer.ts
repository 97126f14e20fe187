import type { VerseRange } from "#domain/verse-range.ts";
import type { VerseReference } from "#domain/verse-reference.ts";

/** The original Arabic, or the translation searched with it. */
export type Field = "text" | "translation";

/**
 * Why a verse matches, best first: it was named; its surah was named; the words occur in it together and
 * in order; all of them occur in it; in other forms; as beginnings of its words; with typing errors; some of them.
 */
export const kinds = ["reference", "surah", "phrase", "words", "stem", "beginning", "near", "some"] as const;
export type Kind = (typeof kinds)[number];

export type Why = { readonly field: Field; readonly kind: Kind };

/** A range of code points in the field's original text, the second exclusive. */
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
  /** The number of all matches, not only those on this page. */
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
