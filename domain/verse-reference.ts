/** Surah number, 1 to 114, and ayah number within it, from 1. */
export type VerseReference = { readonly surah: number; readonly ayah: number };

export const surahCount = 114;
export const ayahCount = 6236;

/**
 * Ayahs of each surah by the Kufan count, which the Madinah mushaf (Hafs) follows.
 * The content build fails on texts that differ.
 */
const ayahsBySurah = [
  7, 286, 200, 176, 120, 165, 206, 75, 129, 109, 123, 111, 43, 52, 99, 128, 111, 110, 98, 135, 112, 78, 118,
  64, 77, 227, 93, 88, 69, 60, 34, 30, 73, 54, 45, 83, 182, 88, 75, 85, 54, 53, 89, 59, 37, 35, 38, 29, 18,
  45, 60, 49, 62, 55, 78, 96, 29, 22, 24, 13, 14, 11, 11, 18, 12, 12, 30, 52, 52, 44, 28, 28, 20, 56, 40, 31,
  50, 40, 46, 42, 29, 19, 36, 25, 22, 17, 19, 26, 30, 20, 15, 21, 11, 8, 8, 19, 5, 8, 8, 11, 11, 8, 3, 9, 5,
  4, 7, 3, 6, 3, 5, 4, 5, 6,
] as const;

/** Ayahs before surah n, for n from 1: the running number of 1:1 is 1. */
const ayahsBefore: number[] = [0];
for (const count of ayahsBySurah) ayahsBefore.push((ayahsBefore.at(-1) ?? 0) + count);

/** True for a whole number from 1 to 114. */
export function isSurah(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= surahCount;
}

/** Ayahs of a surah; 0 for a surah that does not exist. */
export function ayahsIn(surah: number): number {
  return ayahsBySurah[surah - 1] ?? 0;
}

/** True when the surah exists and has that ayah. */
export function isVerse({ surah, ayah }: VerseReference): boolean {
  return isSurah(surah) && Number.isInteger(ayah) && ayah >= 1 && ayah <= ayahsIn(surah);
}

/** Running number of a verse, 1 to 6,236; undefined when there is no such verse. */
export function verseNumber(reference: VerseReference): number | undefined {
  return isVerse(reference) ? (ayahsBefore[reference.surah - 1] ?? 0) + reference.ayah : undefined;
}

/** The verse with that running number; undefined outside 1 to 6,236. */
export function verseAt(number: number): VerseReference | undefined {
  if (!Number.isInteger(number) || number < 1 || number > ayahCount) return undefined;
  const surah = ayahsBefore.findLastIndex((before) => before < number) + 1;
  return { surah, ayah: number - (ayahsBefore[surah - 1] ?? 0) };
}

/** `2:255`, the form used in addresses, data and search. */
export function verseKey({ surah, ayah }: VerseReference): `${number}:${number}` {
  return `${surah}:${ayah}`;
}

/** Reads `2:255`; undefined for anything else, or a verse that does not exist. */
export function parseVerseKey(key: string): VerseReference | undefined {
  const match = /^(\d{1,3}):(\d{1,3})$/.exec(key);
  if (!match) return undefined;
  const reference = { surah: Number(match[1]), ayah: Number(match[2]) };
  return isVerse(reference) ? reference : undefined;
}
