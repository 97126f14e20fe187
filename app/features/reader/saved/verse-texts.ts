import { readOnce } from "#app/features/reader/reading/read-once.ts";
import { verifiedVerses } from "#app/features/reader/reading/verified-verses.ts";
import { type ReadText, readVerses, type TranslationId } from "#content/quran/index.ts";
import type { VerseReference } from "#domain/verse-reference.ts";

/** A verse as it is shown in a list; `altered` where what arrived is not the published Arabic. */
export type VerseTexts = { readonly arabic: string | "altered"; readonly translation: string | undefined };

/** Reads single verses in Arabic, checked, and in a translation; each surah once. Without its translation a verse is shown all the same. */
export function verseTexts(read: ReadText) {
  const arabicOf = verifiedVerses(read);
  const readEdition = readOnce(read);
  return async ({ surah, ayah }: VerseReference, edition: TranslationId | null): Promise<VerseTexts> => {
    const [{ verses, altered }, translation] = await Promise.all([
      arabicOf(surah),
      edition ? readVerses(readEdition, edition, surah).catch(() => []) : [],
    ]);
    return {
      arabic: altered.has(ayah) ? "altered" : (verses[ayah - 1] ?? "altered"),
      translation: translation[ayah - 1],
    };
  };
}
