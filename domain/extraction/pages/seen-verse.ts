import { isVerse, type VerseReference } from "#domain/verse-reference.ts";

/** A text that a page shows as a verse. */
export type SeenVerse = {
  readonly text: string;
  readonly reference?: VerseReference;
  /** Number in a surah that the page does not name. */
  readonly ayah?: number;
  /** Stands in quotation marks: may be a part of a verse. */
  readonly isQuotation?: true;
  /** Stands at no mark: counts only when it is long enough and is found to be Quran. */
  readonly isLoose?: true;
  readonly translation?: string;
};

/** With the reference where there is such a verse; else the number alone. */
export function atVerse(text: string, surah: number | undefined, ayah: number | undefined): SeenVerse {
  if (ayah === undefined) return { text, isLoose: true };
  const reference = { surah: surah ?? 0, ayah };
  return isVerse(reference) ? { text, reference } : { text, ayah };
}
