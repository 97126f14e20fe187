import { useEffect, useState } from "react";
import { useLanguage } from "#app/i18n/messages.tsx";
import { loadSurahNames, type SurahName } from "#content/quran/index.ts";

/** The 114 names in the language shown; empty until they are loaded, and where they cannot be. */
export function useSurahNames(): readonly SurahName[] {
  const language = useLanguage();
  const [names, setNames] = useState<readonly SurahName[]>([]);
  useEffect(() => {
    let isCurrent = true;
    loadSurahNames(language)
      .then((loaded) => isCurrent && setNames(loaded))
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return names;
}
