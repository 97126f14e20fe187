import { loadSurahNames } from "#content/quran/index.ts";
import type { Language } from "#domain/language.ts";
import type { SurahNameIn } from "#domain/quote-check/mend-reference.ts";

/** The names of surahs for texts in Arabic and in Latin letters; the Latin ones of the page's language where it has them. */
export async function loadMendingNames(language: Language): Promise<SurahNameIn> {
  const isLatin = language !== "ar" && language !== "ur";
  const [arabic, latin] = await Promise.all([
    loadSurahNames("ar"),
    loadSurahNames(isLatin ? language : "en"),
  ]);
  return (surah, script) => (script === "arabic" ? arabic : latin)[surah - 1]?.name;
}
