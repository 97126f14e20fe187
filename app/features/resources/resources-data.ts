import {
  basmala,
  loadEditions,
  loadStructure,
  loadSurahNames,
  type ReadText,
  readVerses,
  surahs,
  type TranslationId,
  translationFor,
} from "#content/quran/index.ts";
import type { Language } from "#domain/language.ts";
import { type PrintPlace, printedRanges, printPlaceOf } from "./print-place.ts";

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
