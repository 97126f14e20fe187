import { ayahsIn, isSurah, type VerseReference } from "#domain/verse-reference.ts";

/** A place asked for in an address, with what was wrong with it. */
export type ReadingPlace = VerseReference & {
  /** True when the address itself names the verse. */
  readonly isVerseAsked: boolean;
  readonly problem?: { readonly kind: "noSuchSurah" | "noSuchVerse"; readonly value: string };
};

const wholeNumber = /^\d{1,4}$/;

/** Reads `surah` and `verse` of an address; what does not exist falls back to the nearest beginning. */
export function readingPlaceOf(search: URLSearchParams): ReadingPlace {
  const askedSurah = search.get("surah") ?? "1";
  const surah = wholeNumber.test(askedSurah) ? Number(askedSurah) : Number.NaN;
  if (!isSurah(surah)) {
    const problem = { kind: "noSuchSurah", value: askedSurah.slice(0, 40) } as const;
    return { surah: 1, ayah: 1, isVerseAsked: false, problem };
  }
  const askedVerse = search.get("verse");
  if (askedVerse === null) return { surah, ayah: 1, isVerseAsked: false };
  const ayah = wholeNumber.test(askedVerse) ? Number(askedVerse) : Number.NaN;
  if (ayah >= 1 && ayah <= ayahsIn(surah)) return { surah, ayah, isVerseAsked: true };
  const problem = { kind: "noSuchVerse", value: askedVerse.slice(0, 40) } as const;
  return { surah, ayah: 1, isVerseAsked: false, problem };
}
