import { useAsync } from "#app/hydration/use-async.ts";
import { useLanguage } from "#app/i18n/messages.tsx";
import { loadSurahNames, type SurahName } from "#content/quran/index.ts";
import type { Language } from "#domain/language.ts";

const none: readonly SurahName[] = [];

/** Names that are loaded, so that the next component has them in its first rendering. */
const loaded = new Map<Language, readonly SurahName[]>();

async function load(language: Language): Promise<readonly SurahName[]> {
  const names = await loadSurahNames(language);
  loaded.set(language, names);
  return names;
}

/** The 114 names in the language shown. Until they are loaded, `sent`: those that came with the page. */
export function useSurahNames(sent: readonly SurahName[] = none): readonly SurahName[] {
  const language = useLanguage();
  return useAsync(language, () => load(language), loaded.get(language)).value ?? sent;
}

/** The shown name and meaning of each surah, by which a list of surahs is searched beside the known spellings. */
export function searchableNames(names: readonly SurahName[]): readonly (readonly string[])[] {
  return names.map(({ name, meaning }) => (meaning ? [name, meaning] : [name]));
}
