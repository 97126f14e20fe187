import { ayahsIn, isSurah, type VerseReference } from "#domain/verse-reference.ts";

/** The place that an address requests, and what is wrong with the address. */
export type ReadingPlace = VerseReference & {
  /** Last verse of a requested range. */
  readonly to?: number;
  /** True when the address itself names the verse. */
  readonly isVerseRequested: boolean;
  readonly problem?: { readonly kind: "noSuchSurah" | "noSuchVerse"; readonly value: string };
};

const wholeNumber = /^\d{1,4}$/;
const oneOrRange = /^(\d{1,4})(?:[-–](\d{1,4}))?$/;

/**
 * Reads `surah` and `verse` (`255` or `255-257`) of an address. A verse that does not exist falls back to the first of
 * the surah, a surah that does not exist to the first surah.
 */
export function readingPlaceOf(search: URLSearchParams): ReadingPlace {
  const surahText = search.get("surah") ?? "1";
  const surah = wholeNumber.test(surahText) ? Number(surahText) : Number.NaN;
  if (!isSurah(surah)) {
    const problem = { kind: "noSuchSurah", value: surahText.slice(0, 40) } as const;
    return { surah: 1, ayah: 1, isVerseRequested: false, problem };
  }
  const verseText = search.get("verse");
  if (verseText === null) return { surah, ayah: 1, isVerseRequested: false };
  const [, first, last = first] = oneOrRange.exec(verseText) ?? [];
  const [ayah, to] = [Number(first), Math.min(Number(last), ayahsIn(surah))];
  if (ayah >= 1 && ayah <= to) return { surah, ayah, isVerseRequested: true, ...(to > ayah ? { to } : {}) };
  const problem = { kind: "noSuchVerse", value: verseText.slice(0, 40) } as const;
  return { surah, ayah: 1, isVerseRequested: false, problem };
}

/** `255` or `255-257`, the value of `verse` in an address. */
export function verseParameter(ayah: number, to = ayah): string {
  return to > ayah ? `${ayah}-${to}` : String(ayah);
}

/** True when the verse is in the requested range; never where a single verse is requested. */
export function isInRange({ ayah, to }: ReadingPlace, verse: number): boolean {
  return to !== undefined && verse >= ayah && verse <= to;
}

/** A verse to open; with `to` the range that ends there. */
export type PlaceToOpen = VerseReference & { readonly to?: number | undefined };
