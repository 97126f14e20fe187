import {
  loadArabicHashes,
  loadSurahNames,
  type ReadText,
  readVerses,
  type Surah,
  type SurahName,
  surahs,
} from "#content/quran/index.ts";
import type { ReaderEdition } from "#domain/reader-edition.ts";
import { readEdition } from "./read-edition.ts";
import type { ReadingPlace } from "./reading-place.ts";

/** Ayah numbers, both included. */
export type VerseWindow = { readonly from: number; readonly to: number };

/** Verses before and after the requested one that the server sends. */
const before = 4;
const after = 8;

/** A surah up to this length is sent whole. */
const sentWholeUpTo = 40;

/** Verses of a long range that the server sends; the browser loads the rest. */
const longestRange = 60;

/** The verses around a requested one, or around a requested range, that the first paint shows. */
export function windowAround(ayah: number, ayahs: number, last = ayah): VerseWindow {
  if (ayahs <= sentWholeUpTo) return { from: 1, to: ayahs };
  const end = Math.min(last, ayah + longestRange);
  const to = Math.min(ayahs, Math.max(end + after, 1 + before + after));
  return { from: Math.max(1, Math.min(ayah - before, to - before - after)), to };
}

/** The window grown by `step` verses, downwards first; unchanged when it holds the whole surah. */
export function grownWindow({ from, to }: VerseWindow, ayahs: number, step: number): VerseWindow {
  if (to < ayahs) return { from, to: Math.min(ayahs, to + step) };
  return { from: Math.max(1, from - step), to };
}

/** The windows of the same length before and after, for links that work without JavaScript. */
export function neighbours({ from, to }: VerseWindow, ayahs: number) {
  const length = before + after + 1;
  return {
    earlier: from > 1 ? { from: Math.max(1, from - length), to: from - 1 } : undefined,
    later: to < ayahs ? { from: to + 1, to: Math.min(ayahs, to + length) } : undefined,
  };
}

/** An open surah and the place in it, with the verses loaded so far: those of `window`. */
export type Reading = {
  readonly place: ReadingPlace;
  readonly surah: Surah;
  readonly name: SurahName;
  readonly window: VerseWindow;
  readonly arabic: readonly string[];
  /** SHA-256 of the whole surah's Arabic as it was published; null where the hashes did not load. */
  readonly hash: string | null;
  readonly translation: readonly string[] | null;
  readonly edition: ReaderEdition | null;
  /** The translation beside the first one. */
  readonly second: readonly string[] | null;
  readonly secondEdition: ReaderEdition | null;
  readonly transliteration: readonly string[] | null;
};

/** Texts to load beside the Arabic. */
export type ReadingOptions = {
  readonly edition: ReaderEdition | null;
  readonly secondEdition?: ReaderEdition | null;
  readonly hasTransliteration?: boolean;
};

type ReadingRequest = ReadingOptions & {
  readonly place: ReadingPlace;
  readonly language: Parameters<typeof loadSurahNames>[0];
  readonly read: ReadText;
};

/** Loads a whole surah. Rejects where one of its texts does not load. */
export async function loadReading(request: ReadingRequest): Promise<Reading> {
  const { place, language, edition, secondEdition = null, hasTransliteration = false, read } = request;
  const [names, hashes, arabic, translation, second, transliteration] = await Promise.all([
    loadSurahNames(language),
    loadArabicHashes().catch(() => []),
    readVerses(read, "arabic", place.surah),
    edition ? readEdition(read, edition, place.surah) : null,
    secondEdition ? readEdition(read, secondEdition, place.surah) : null,
    hasTransliteration ? readVerses(read, "transliteration", place.surah) : null,
  ]);
  const surah = surahs[place.surah - 1];
  const name = names[place.surah - 1];
  if (!surah || !name) throw new RangeError(`there is no surah ${place.surah}`);
  return {
    place,
    surah,
    name,
    window: { from: 1, to: surah.ayahs },
    arabic,
    hash: hashes[place.surah - 1] ?? null,
    translation,
    edition,
    second,
    secondEdition,
    transliteration,
  };
}

/** The same for the page of a reader: the Arabic alone where the translation is not on a device without a network. */
export function loadFirstReading(request: ReadingRequest): Promise<Reading> {
  return loadReading(request).catch(() => loadReading({ ...request, edition: null }));
}

/** The part of a reading that the first paint shows. */
export function firstWindow(reading: Reading): Reading {
  const { place, surah } = reading;
  const window = windowAround(place.ayah, surah.ayahs, place.to);
  const part = (verses: readonly string[]) => verses.slice(window.from - 1, window.to);
  return {
    ...reading,
    window,
    arabic: part(reading.arabic),
    translation: reading.translation && part(reading.translation),
    second: reading.second && part(reading.second),
    transliteration: reading.transliteration && part(reading.transliteration),
  };
}

/** True when every verse of the surah is loaded. */
export function isWhole({ window, surah }: Reading): boolean {
  return window.from === 1 && window.to === surah.ayahs;
}
