import { readFile } from "node:fs/promises";
import { join, normalize } from "node:path";
import { type OpenSearch, openSearch } from "#content/quran-search/index.ts";
import type { Language } from "#domain/language.ts";

/** Resolves to the search in a language, with all its texts indexed; each is loaded once. */
export type QuranSearches = (language: Language) => Promise<OpenSearch>;

/** Searches over the texts and indexes that the build published in a folder. */
export function quranSearches(published: string): QuranSearches {
  const readBytes = (address: string) => readFile(join(published, normalize(address)));
  const readText = async (address: string): Promise<unknown> =>
    JSON.parse((await readBytes(address)).toString("utf8"));
  const opened = new Map<Language, Promise<OpenSearch>>();

  async function open(language: Language): Promise<OpenSearch> {
    const shared = language === "ar" ? undefined : await searchIn("ar");
    const search = await openSearch(language, readBytes, readText, shared);
    await search.learnt;
    return search;
  }
  function searchIn(language: Language): Promise<OpenSearch> {
    const known = opened.get(language);
    if (known) return known;
    const search = open(language);
    opened.set(language, search);
    // A failed load is retried by the next call.
    search.catch(() => opened.delete(language));
    return search;
  }
  return searchIn;
}
