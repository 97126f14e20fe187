import { ayahsIn, isSurah, type VerseReference } from "#domain/verse-reference.ts";

/** A place asked for in an address, with what was wrong with it. */
export type ReadingPlace = VerseReference & {
  /** Last verse of a range that was asked for. */
  readonly to?: number;
  /** True when the address itself names the verse. */
  readonly isVerseRequested: boolean;
  readonly problem?: { readonly kind: "noSuchSurah" | "noSuchVerse"; readonly value: string };
};

const wholeNumber = /^\d{1,4}$/;
const oneOrRange = /^(\d{1,4})(?:[-–](\d{1,4}))?$/;

/** Reads `surah` and `verse` (`255` or `255-257`) of an address; what does not exist falls back to the nearest beginning. */
export function readingPlaceOf(search: URLSearchParams): ReadingPlace {
  const askedSurah = search.get("surah") ?? "1";
  const surah = wholeNumber.test(askedSurah) ? Number(askedSurah) : Number.NaN;
  if (!isSurah(surah)) {
    const problem = { kind: "noSuchSurah", value: askedSurah.slice(0, 40) } as const;
    return { surah: 1, ayah: 1, isVerseRequested: false, problem };
  }
  const askedVerse = search.get("verse");
  if (askedVerse === null) return { surah, ayah: 1, isVerseRequested: false };
  const [, first, last = first] = oneOrRange.exec(askedVerse) ?? [];
  const [ayah, to] = [Number(first), Math.min(Number(last), ayahsIn(surah))];
  if (ayah >= 1 && ayah <= to) return { surah, ayah, isVerseRequested: true, ...(to > ayah ? { to } : {}) };
  const problem = { kind: "noSuchVerse", value: askedVerse.slice(0, 40) } as const;
  return { surah, ayah: 1, isVerseRequested: false, problem };
}

/** `255` or `255-257`, as an address says it. */
export function verseParameter(ayah: number, to = ayah): string {
  return to > ayah ? `${ayah}-${to}` : String(ayah);
}

/** True when the verse stands in the range a place asks for; never where it asks for one verse. */
export function isInRange({ ayah, to }: ReadingPlace, verse: number): boolean {
  return to !== undefined && verse >= ayah && verse <= to;
}

/** A verse to open, or with `to` the verses from it to that one. */
export type PlaceToOpen = VerseReference & { readonly to?: number | undefined };
