import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import type { VerseReference } from "#domain/verse-reference.ts";
import type { LoadedQuiz } from "./load-quiz.ts";

/** Names a verse in the page's language: the surah's name and the verse's number. */
export function useVerseName({ surahNames }: Pick<LoadedQuiz, "surahNames">) {
  const text = useMessages("quiz");
  const language = useLanguage();
  return ({ surah, ayah }: VerseReference) =>
    text("verse", { surah: surahNames[surah - 1] ?? "", verse: formatNumber(ayah, language) });
}
