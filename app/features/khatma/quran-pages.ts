import { formatNumber } from "#app/i18n/numbers.ts";
import { findPart, loadStructure, loadSurahNames } from "#content/quran/index.ts";
import type { Khatma } from "#domain/khatma/khatma.ts";
import { type PageSpan, type Portion, pagesOfPortion } from "#domain/khatma/khatma-day.ts";
import type { Language } from "#domain/language.ts";
import { ayahCount, type VerseReference, verseAt } from "#domain/verse-reference.ts";

/** What the portions of a khatma are made of and named by. */
export type QuranPages = {
  /** The page on which each juz begins. */
  readonly juzPages: readonly number[];
  /** Running number of the first verse of each page. */
  readonly pageStarts: readonly number[];
  /** Names of the surahs, in the language asked for. */
  readonly names: readonly string[];
};

/** Rejects where the data cannot be loaded. */
export async function loadQuranPages(language: Language): Promise<QuranPages> {
  const [{ juz, page }, names] = await Promise.all([loadStructure(), loadSurahNames(language)]);
  return {
    juzPages: juz.map((verse) => findPart(page, verse)),
    pageStarts: page,
    names: names.map(({ name }) => name),
  };
}

/** A portion in words: `1–21`, `Al-Fatiha 1:1`, `Al-Fatiha 1:1 – Al-Baqarah 2:141`; two of each where it goes around the last page. */
export function portionWords(
  plan: Pick<Khatma, "firstPage">,
  portion: Portion,
  { pageStarts, names }: QuranPages,
  language: Language,
) {
  const number = (value: number) => formatNumber(value, language);
  const verse = (running: number) => {
    const { surah, ayah } = verseAt(running) ?? { surah: 1, ayah: 1 };
    return `${names[surah - 1] ?? ""} ${number(surah)}:${number(ayah)}`;
  };
  const list = (part: (span: PageSpan) => string) => pagesOfPortion(plan, portion).map(part).join(" · ");
  const [first] = pagesOfPortion(plan, portion);
  return {
    start: verse(pageStarts[(first?.from ?? 1) - 1] ?? 1),
    pages: list(({ from, to }) => (from === to ? number(from) : `${number(from)}–${number(to)}`)),
    verses: list(
      ({ from, to }) =>
        `${verse(pageStarts[from - 1] ?? 1)} – ${verse((pageStarts[to] ?? ayahCount + 1) - 1)}`,
    ),
  };
}

/** The address at which the reader shows a page of the mushaf. */
export function readerAddress(page: number, { pageStarts }: Pick<QuranPages, "pageStarts">): string {
  const { surah, ayah }: VerseReference = verseAt(pageStarts[page - 1] ?? 1) ?? { surah: 1, ayah: 1 };
  return `/digital-quran?surah=${surah}&verse=${ayah}&view=page`;
}
