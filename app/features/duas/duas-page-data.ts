import type { DuaCategory } from "#content/duas/index.ts";
import type { ReadText } from "#content/quran/index.ts";
import type { Language } from "#domain/language.ts";
import { type DuaEntry, loadEntries, loadPassages, type NamedCategory, type Passage } from "./dua-entry.ts";
import { type DuaFilters, filterDuas, readDuaFilters } from "./dua-search.ts";

/** The data of the first paint: one page of the list for the filters of the address. */
export type DuasPageData = {
  readonly language: Language;
  /** In the order of the selector. */
  readonly categories: readonly NamedCategory[];
  /** The filters that `shown` and `found` answer. */
  readonly filters: DuaFilters;
  readonly shown: readonly DuaEntry[];
  readonly found: number;
  /** The verses of every dua from the Quran, by its id: the whole list is shown with them, too. */
  readonly passages: Readonly<Record<string, Passage>>;
  /** The dua opened by the address. */
  readonly open?: DuaEntry;
  /** Author of the translation under the verses. */
  readonly translator?: string;
};

/** Duas on one page of the list: they stand whole, and a page is not to be endless. */
export const pageSize = 9;

/** One page of what was found; a page beyond the end is the last one. */
export function pageOf(found: readonly DuaEntry[], page: number): readonly DuaEntry[] {
  const last = Math.max(1, Math.ceil(found.length / pageSize));
  const from = (Math.min(page, last) - 1) * pageSize;
  return found.slice(from, from + pageSize);
}

/** Loads the list for the filters of an address. Rejects when a text fails to load. */
export async function loadDuasPage(
  search: URLSearchParams,
  language: Language,
  read: ReadText,
): Promise<DuasPageData> {
  const { loadDuaCategories } = await import("#content/duas/index.ts");
  const { loadEditions, translationFor } = await import("#content/quran/index.ts");
  const { findSubjects } = await import("#domain/text-search/find-subjects.ts");
  const [names, passages, editions] = await Promise.all([
    loadDuaCategories(language),
    loadPassages(language, read),
    loadEditions(),
  ]);
  const duas = await loadEntries(language, passages);
  const filled = new Set(duas.map(({ category }) => category));
  const categories = (Object.keys(names) as DuaCategory[])
    .filter((id) => filled.has(id))
    .map((id) => ({ id, name: names[id] }));
  const filters = readDuaFilters(search, categories);
  const found = filterDuas(duas, filters, categories, findSubjects);
  const open = duas.find(({ id }) => id === filters.id);
  const edition = translationFor(language);
  const translator = editions.find(({ id }) => id === edition)?.author;
  return {
    language,
    categories,
    filters,
    shown: pageOf(found, filters.page),
    found: found.length,
    passages,
    ...(open ? { open } : {}),
    ...(translator ? { translator } : {}),
  };
}
