import { loadAthkar } from "#content/athkar/index.ts";
import { loadDuas } from "#content/duas/index.ts";
import { loadHadith } from "#content/hadith/index.ts";
import { type ReadText, readVerses, surahs, translationFor } from "#content/quran/index.ts";
import { type Language, languages } from "#domain/language.ts";

/** Some texts of scripture in one language. */
export type ScripturePart = { readonly language: Language; readonly texts: readonly string[] };

const filled = (texts: readonly (string | undefined)[]) => texts.filter((text) => text !== undefined);

/**
 * Every text of scripture, whatever the language of the page: the Quran in both spellings and in every
 * published translation, hadith and supplications; one surah at a time. Rejects like the loading of texts.
 */
export async function* scripture(read: ReadText): AsyncGenerator<ScripturePart, void> {
  for (const language of languages) {
    const translation = translationFor(language);
    const editions = language === "ar" ? (["arabic", "imlaei"] as const) : translation ? [translation] : [];
    for (const edition of editions)
      for (const { number } of surahs) yield { language, texts: await readVerses(read, edition, number) };
    yield { language, texts: await textsInLanguage(language) };
  }
}

/** Hadith and supplications; in Arabic also those without a translation. */
async function textsInLanguage(language: Language): Promise<readonly string[]> {
  const [hadith, duas, athkar] = await Promise.all([
    loadHadith(language),
    loadDuas(language),
    loadAthkar(language),
  ]);
  const items = [...duas, ...Object.values(athkar.categories).flat()];
  return language === "ar"
    ? filled([...hadith.hadith, ...items].map(({ arabic }) => arabic))
    : filled([...hadith.hadith.map(({ text }) => text), ...items.map(({ translation }) => translation)]);
}
