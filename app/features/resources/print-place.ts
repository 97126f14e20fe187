import type { Structure } from "#content/quran/index.ts";
import { ayahCount, ayahsIn, isSurah, type VerseReference, verseAt } from "#domain/verse-reference.ts";

/** What to print: `surah-36` or `juz-30` in an address. */
export type PrintPlace = { readonly kind: "surah" | "juz"; readonly number: number };

const juzCount = 30;

/** Reads the `print` parameter; undefined where it is missing or names nothing that exists. */
export function printPlaceOf(search: URLSearchParams): PrintPlace | undefined {
  const [, kind, digits] = /^(surah|juz)-(\d{1,3})$/.exec(search.get("print") ?? "") ?? [];
  const number = Number(digits);
  if (kind === "surah" && isSurah(number)) return { kind, number };
  if (kind === "juz" && number >= 1 && number <= juzCount) return { kind, number };
  return undefined;
}

/** The verses to print, surah by surah, `from` and `to` included. */
export function printedRanges(
  place: PrintPlace,
  juzStarts: Structure["juz"],
): readonly { readonly surah: number; readonly from: number; readonly to: number }[] {
  if (place.kind === "surah") return [{ surah: place.number, from: 1, to: ayahsIn(place.number) }];
  const first = verseAt(juzStarts[place.number - 1] ?? 1);
  const last = verseAt((juzStarts[place.number] ?? ayahCount + 1) - 1);
  if (!first || !last) return [];
  return surahsBetween(first, last);
}

function surahsBetween(first: VerseReference, last: VerseReference) {
  return Array.from({ length: last.surah - first.surah + 1 }, (_, at) => {
    const surah = first.surah + at;
    return {
      surah,
      from: surah === first.surah ? first.ayah : 1,
      to: surah === last.surah ? last.ayah : ayahsIn(surah),
    };
  });
}
