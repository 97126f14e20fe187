import {
  basmala,
  loadEditions,
  loadStructure,
  loadSurahNames,
  type ReadText,
  readVerses,
  type Structure,
  surahs,
  type TranslationId,
  translationFor,
} from "#content/quran/index.ts";
import type { Language } from "#domain/language.ts";
import { ayahCount, ayahsIn, isSurah, type VerseReference, verseAt } from "#domain/verse-reference.ts";

export type PrintedSurah = {
  readonly surah: number;
  readonly arabicName: string;
  readonly name: string;
  /** Above a surah that is printed from its beginning. */
  readonly basmala?: string;
  readonly verses: readonly {
    readonly ayah: number;
    readonly arabic: string;
    readonly translation?: string;
  }[];
};

/** A passage as it is printed. */
export type Printed = {
  readonly place: PrintPlace;
  readonly surahs: readonly PrintedSurah[];
  readonly translation: { readonly id: TranslationId; readonly author: string } | null;
};

export type ResourcesData = { readonly language: Language; readonly printed: Printed | null };

type Request = { readonly search: URLSearchParams; readonly language: Language; readonly read: ReadText };

/** Surahs without a basmala above them: in 1 it is a verse, 9 has none. */
const withoutBasmala = [1, 9];

/** The passage that the address requests to print. Rejects where one of its texts does not load. */
export async function loadResources({ search, language, read }: Request): Promise<ResourcesData> {
  const place = printPlaceOf(search);
  if (!place) return { language, printed: null };
  const edition = search.get("translation") === "1" ? translationFor(language) : undefined;
  const [{ juz }, names, editions] = await Promise.all([
    loadStructure(),
    loadSurahNames(language),
    edition ? loadEditions() : [],
  ]);
  const printed = await Promise.all(
    printedRanges(place, juz).map(async ({ surah, from, to }): Promise<PrintedSurah> => {
      const [arabic, translation] = await Promise.all([
        readVerses(read, "arabic", surah),
        edition ? readVerses(read, edition, surah) : undefined,
      ]);
      return {
        surah,
        arabicName: surahs[surah - 1]?.arabicName ?? "",
        name: names[surah - 1]?.name ?? "",
        ...(from === 1 && !withoutBasmala.includes(surah) ? { basmala } : {}),
        verses: arabic.slice(from - 1, to).map((text, at) => {
          const translated = translation?.[from - 1 + at];
          return {
            ayah: from + at,
            arabic: text,
            ...(translated === undefined ? {} : { translation: translated }),
          };
        }),
      };
    }),
  );
  const author = editions.find(({ id }) => id === edition)?.author;
  return {
    language,
    printed: { place, surahs: printed, translation: edition && author ? { id: edition, author } : null },
  };
}

/** What to print: `surah-36` or `juz-30` in an address. */
type PrintPlace = { readonly kind: "surah" | "juz"; readonly number: number };

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
