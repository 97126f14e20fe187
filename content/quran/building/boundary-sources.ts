import { surahCount, verseNumber } from "#domain/verse-reference.ts";
import type { Structure } from "../index.ts";
import type { VerseText } from "./verse-text.ts";

/** Running numbers of the verses at which a number that every verse has (juz, hizb, page) changes. */
export function startsOf(figures: readonly number[]): readonly number[] {
  return figures.flatMap((figure, index) => (figure === figures[index - 1] ? [] : [index + 1]));
}

/** Running numbers of the verses whose text contains a sign. */
export function versesWith(sign: string, verses: readonly string[]): readonly number[] {
  return verses.flatMap((verse, index) => (verse.includes(sign) ? [index + 1] : []));
}

const surahStarts = Array.from(
  { length: surahCount },
  (_, index) => verseNumber({ surah: index + 1, ayah: 1 }) ?? 0,
);

/** The sign ۞ is not written if a quarter begins with a surah, so there only the first source counts. */
export function withoutSurahStarts(starts: readonly number[]): readonly number[] {
  return starts.filter((start) => !surahStarts.includes(start));
}

/** Where rukus begin, by the small high ain at the end of each one in the Indonesian mushaf. */
export function rukusByAin(verses: readonly VerseText[]): readonly number[] {
  const ends = versesWith(
    "\u08d6",
    verses.map(({ text }) => text),
  );
  return [1, ...ends.filter((end) => end < verses.length).map((end) => end + 1)];
}

/**
 * Where the seven manzils begin: three surahs after al-Fatihah, then five, seven, nine, eleven and thirteen,
 * then the rest, as the Companions told Aws ibn Hudhayfah (Abu Dawud 1393).
 */
export function manzilsByTradition(): readonly number[] {
  const starts: number[] = [];
  let surah = 1;
  for (const length of [1 + 3, 5, 7, 9, 11, 13, 0]) {
    starts.push(verseNumber({ surah, ayah: 1 }) ?? 0);
    surah += length;
  }
  return starts;
}

/** The number of parts of each kind in the Madinah mushaf, and of verses of prostration. */
export const partCounts: Readonly<Record<keyof Structure, number>> = {
  juz: 30,
  hizbQuarter: 240,
  page: 604,
  ruku: 556,
  manzil: 7,
  sajda: 15,
};
