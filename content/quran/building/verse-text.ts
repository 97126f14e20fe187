import { verseAt, verseKey } from "#domain/verse-reference.ts";

/** One verse as in a source, with the source's numbers. */
export type VerseText = { readonly surah: number; readonly ayah: number; readonly text: string };

/** The key (`2:255`) of the verse with that running number, for messages. */
export function keyOf(number: number): string {
  const reference = verseAt(number);
  return reference ? verseKey(reference) : `verse ${number}`;
}

/** Numbers a list of surahs, each a list of verses, by position. */
export function numbered(surahs: readonly (readonly string[])[]): readonly VerseText[] {
  return surahs.flatMap((verses, surah) =>
    verses.map((text, ayah) => ({ surah: surah + 1, ayah: ayah + 1, text })),
  );
}
