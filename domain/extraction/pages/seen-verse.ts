import { isVerse, type VerseReference } from "#domain/verse-reference.ts";

/** A text that a page shows as a verse. */
export type SeenVerse = {
  readonly text: string;
  readonly reference?: VerseReference;
  /** Number within a surah that the page does not name. */
  readonly ayah?: number;
  /** In quotation marks, so it may be part of a verse. */
  readonly isQuotation?: true;
  /** Without a mark, so it counts only when it is long enough and matches the Quran. */
  readonly isLoose?: true;
  readonly translation?: string;
};

/** With the reference where that verse exists; else with the number alone. */
export function atVerse(text: string, surah: number | undefined, ayah: number | undefined): SeenVerse {
  if (ayah === undefined) return { text, isLoose: true };
  const reference = { surah: surah ?? 0, ayah };
  return isVerse(reference) ? { text, reference } : { text, ayah };
}
