import { useEffect, useState } from "react";
import { readPublished } from "#app/browser/read-published.ts";
import { useLanguage } from "#app/i18n/messages.tsx";

export type LessonTexts = {
  readonly key: string;
  readonly names: readonly string[];
  readonly arabic: readonly string[];
  /** Undefined where the language has none. */
  readonly translation: readonly string[] | undefined;
};

/** Names of the surahs and, once it is wanted, the words of one; undefined until they are here. */
export function useLessonTexts(surah: number, isWanted: boolean): LessonTexts | undefined {
  const language = useLanguage();
  const [texts, setTexts] = useState<LessonTexts>();
  const key = `${language} ${isWanted ? surah : 0}`;
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const { loadSurahNames, readVerses, translationFor } = await import("#content/quran/index.ts");
      const edition = translationFor(language);
      const [names, arabic, translation] = await Promise.all([
        loadSurahNames(language),
        isWanted ? readVerses(readPublished, "arabic", surah) : [],
        isWanted && edition ? readVerses(readPublished, edition, surah) : undefined,
      ]);
      if (isCurrent) setTexts({ key, names: names.map(({ name }) => name), arabic, translation });
    };
    // Without them the recitation is heard alone.
    load().catch((error: unknown) => console.warn("the words of the lesson did not load", error));
    return () => {
      isCurrent = false;
    };
  }, [language, surah, isWanted, key]);
  if (!texts || texts.key === key) return texts;
  return { ...texts, arabic: [], translation: undefined };
}
