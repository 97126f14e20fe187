import type { DuaCategory } from "#content/duas/index.ts";
import {
  findTexts,
  longestQuery,
  readQuery,
  type SearchableText,
  searchableText,
} from "#domain/text-search/text-search.ts";
import type { DuaEntry } from "./dua-entry.ts";

/** What the address asks of the list: `?q=&category=&id=`. */
export type DuaFilters = {
  readonly query: string;
  readonly category?: DuaCategory;
  readonly id?: string;
  /** A category that does not exist; everything is shown then. */
  readonly unknown?: string;
};

const longestShown = 40;

/** Reads the filters of an address. */
export function readDuaFilters(parameters: URLSearchParams, categories: readonly DuaCategory[]): DuaFilters {
  const asked = parameters.get("category");
  const category = categories.find((one) => one.toLowerCase() === asked?.toLowerCase());
  const id = parameters.get("id");
  return {
    query: (parameters.get("q") ?? "").slice(0, longestQuery),
    ...(category ? { category } : {}),
    ...(id ? { id } : {}),
    ...(asked && !category ? { unknown: asked.slice(0, longestShown) } : {}),
  };
}

const folded = new WeakMap<DuaEntry, SearchableText>();

/** Title, Arabic, transliteration, translation and category, in the reader's language and the English key. */
function searchableDua(dua: DuaEntry, categoryName: string): SearchableText {
  const known = folded.get(dua);
  if (known) return known;
  const { title, arabic, transliteration, translation, category, passage } = dua;
  const verses = [...(passage?.arabic ?? []), ...(passage?.translation ?? [])];
  const text = searchableText([
    title,
    arabic,
    transliteration,
    translation,
    category,
    categoryName,
    ...verses,
  ]);
  folded.set(dua, text);
  return text;
}

/** The supplications that the filters ask for. */
export function matchingDuas(
  duas: readonly DuaEntry[],
  { query, category }: DuaFilters,
  categoryName: (category: DuaCategory) => string,
): readonly DuaEntry[] {
  const inCategory = category ? duas.filter((dua) => dua.category === category) : duas;
  return findTexts(inCategory, (dua) => searchableDua(dua, categoryName(dua.category)), readQuery(query));
}
