import { readPublished } from "#app/browser/read-published.ts";
import { useLanguage } from "#app/i18n/messages.tsx";
import { loadSurahNames, readVerses, type TranslationId, translationFor } from "#content/quran/index.ts";
import type { Passage } from "./passage.ts";
import { type Loaded, useLoaded } from "./use-loaded.ts";

export type PassageTexts = {
  readonly surahName: string;
  readonly arabic: readonly string[];
  readonly translation: readonly string[] | undefined;
  readonly edition: TranslationId | undefined;
};

/** The words of a passage, its translation where the language has one, and its surah's name. */
export function usePassageTexts({ surah, from, to }: Passage): Loaded<PassageTexts> {
  const language = useLanguage();
  return useLoaded(`${surah}:${from}-${to} ${language}`, async () => {
    const edition = translationFor(language);
    const [names, arabic, translation] = await Promise.all([
      loadSurahNames(language),
      readVerses(readPublished, "arabic", surah),
      edition ? readVerses(readPublished, edition, surah) : undefined,
    ]);
    return {
      surahName: names[surah - 1]?.name ?? "",
      arabic: arabic.slice(from - 1, to),
      translation: translation?.slice(from - 1, to),
      edition,
    };
  });
}
