import { useEffect, useSyncExternalStore } from "react";
import { useLanguage } from "#app/i18n/messages.tsx";
import { loadSurahNames, type SurahName } from "#content/quran/index.ts";
import type { Language } from "#domain/language.ts";

const none: readonly SurahName[] = [];
const loaded = new Map<Language, readonly SurahName[]>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The 114 names in the language shown; until they are loaded `sent`, what the page was sent with. */
export function useSurahNames(sent: readonly SurahName[] = none): readonly SurahName[] {
  const language = useLanguage();
  useEffect(() => {
    if (loaded.has(language)) return;
    loadSurahNames(language)
      .then((names) => {
        loaded.set(language, names);
        for (const listener of listeners) listener();
      })
      .catch(() => undefined);
  }, [language]);
  return useSyncExternalStore(
    subscribe,
    () => loaded.get(language) ?? sent,
    () => sent,
  );
}

/** Name and meaning of each surah as they are shown: what a list of surahs is searched by beside the spellings. */
export function searchableNames(names: readonly SurahName[]): readonly (readonly string[])[] {
  return names.map(({ name, meaning }) => (meaning ? [name, meaning] : [name]));
}
