import { formatNumber } from "#app/i18n/numbers.ts";
import { khatmaPlan, planParameter } from "#app/storage/plan-places.ts";
import { findPart, loadStructure, loadSurahNames, quarterPagesOf } from "#content/quran/index.ts";
import { isLeftToRead, type Khatma, khatmaPageAfter } from "#domain/khatma/khatma.ts";
import { type PageSpan, type Portion, pagesOfPortion } from "#domain/khatma/khatma-day.ts";
import type { Language } from "#domain/language.ts";
import { ayahCount, type VerseReference, verseAt, verseNumber } from "#domain/verse-reference.ts";

/** What the portions of a khatma are made of and named by. */
export type QuranPages = {
  /** The page on which each of the 240 quarters of a hizb begins. */
  readonly quarterPages: readonly number[];
  /** Running number of the first verse of each page. */
  readonly pageStarts: readonly number[];
  /** Names of the surahs, in the language asked for. */
  readonly names: readonly string[];
};

/** Rejects where the data cannot be loaded. */
export async function loadQuranPages(language: Language): Promise<QuranPages> {
  const [structure, names] = await Promise.all([loadStructure(), loadSurahNames(language)]);
  return {
    quarterPages: quarterPagesOf(structure),
    pageStarts: structure.page,
    names: names.map(({ name }) => name),
  };
}

/** A verse in words: `Al-Baqarah 2:255`. */
export function verseWords(
  { surah, ayah }: VerseReference,
  names: readonly string[],
  language: Language,
): string {
  return `${names[surah - 1] ?? ""} ${formatNumber(surah, language)}:${formatNumber(ayah, language)}`;
}

/** A portion in words: `1–21`, `Al-Fatiha 1:1 – Al-Baqarah 2:141`; two of each where it goes around the last page. */
export function portionWords(
  plan: Pick<Khatma, "firstPage">,
  portion: Portion,
  { pageStarts, names }: QuranPages,
  language: Language,
) {
  const number = (value: number) => formatNumber(value, language);
  const verse = (running: number) => verseWords(verseAt(running) ?? { surah: 1, ayah: 1 }, names, language);
  const list = (part: (span: PageSpan) => string) => pagesOfPortion(plan, portion).map(part).join(" · ");
  return {
    pages: list(({ from, to }) => (from === to ? number(from) : `${number(from)}–${number(to)}`)),
    verses: list(
      ({ from, to }) =>
        `${verse(pageStarts[from - 1] ?? 1)} – ${verse((pageStarts[to] ?? ayahCount + 1) - 1)}`,
    ),
  };
}

/** Where a plan goes on: the verse read last for it, unless its page is read by now; then the first of the next page. */
export function khatmaVerse(
  plan: Khatma,
  place: VerseReference | undefined,
  { pageStarts }: Pick<QuranPages, "pageStarts">,
): VerseReference {
  const last = place && verseNumber(place);
  if (place && last && isLeftToRead(plan, findPart(pageStarts, last))) return place;
  return verseAt(pageStarts[khatmaPageAfter(plan, plan.read) - 1] ?? 1) ?? { surah: 1, ayah: 1 };
}

/** The address at which the reader goes on with a khatma; what is read there is the place of this khatma alone. */
export function readerAddress(id: string, { surah, ayah }: VerseReference): string {
  return `/digital-quran?surah=${surah}&verse=${ayah}&view=page${planParameter(khatmaPlan(id))}`;
}
