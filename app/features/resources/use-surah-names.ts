import { useAsync } from "#app/hydration/use-async.ts";
import { useLanguage } from "#app/i18n/messages.tsx";
import { loadSurahNames, type SurahName } from "#content/quran/index.ts";

const none: readonly SurahName[] = [];

/** The 114 names in the language shown; empty while they load, and where they do not. */
export function useSurahNames(): readonly SurahName[] {
  const language = useLanguage();
  return useAsync(language, () => loadSurahNames(language)).latest ?? none;
}
