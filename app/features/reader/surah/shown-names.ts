import type { SurahName } from "#content/quran/index.ts";

/** Name and meaning of each surah as they are shown: what a list of surahs is searched by beside the spellings. */
export function shownNames(names: readonly SurahName[]): readonly (readonly string[])[] {
  return names.map(({ name, meaning }) => (meaning ? [name, meaning] : [name]));
}
