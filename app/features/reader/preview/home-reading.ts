import {
  loadSurahNames,
  type ReadText,
  readVerses,
  surahs,
  type TranslationId,
  translationFor,
} from "#content/quran/index.ts";
import type { Language } from "#domain/language.ts";

/** The verse that the home page opens with: the first of the first surah. */
export type HomeReading = {
  readonly name: string;
  readonly ayahs: number;
  readonly arabic: string;
  readonly translation: string | null;
  readonly edition: TranslationId | null;
};

/** Loads the verse that the home page opens with. */
export async function loadHomeReading(language: Language, read: ReadText): Promise<HomeReading> {
  const edition = translationFor(language) ?? null;
  const [names, arabic, translation] = await Promise.all([
    loadSurahNames(language),
    readVerses(read, "arabic", 1),
    edition ? readVerses(read, edition, 1) : null,
  ]);
  return {
    name: names[0]?.name ?? "",
    ayahs: surahs[0]?.ayahs ?? 0,
    arabic: arabic[0] ?? "",
    translation: translation?.[0] ?? null,
    edition,
  };
}
