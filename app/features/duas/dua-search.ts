import type { DuaCategory } from "#content/duas/index.ts";
import {
  findTexts,
  longestQuery,
  readQuery,
  type SearchableText,
  searchableText,
} from "#domain/text-search/text-search.ts";
import type { DuaEntry, NamedCategory } from "./dua-entry.ts";

/** The filters of the list in the address: `?q=&category=&id=&page=`. */
export type DuaFilters = {
  readonly query: string;
  readonly category?: DuaCategory;
  readonly id?: string;
  /** From 1. */
  readonly page: number;
  /** An unknown category, which is reported while everything is shown; cut to 40 characters. */
  readonly unknown?: string;
};

const maxUnknownLength = 40;

/** Reads the filters of an address. */
export function readDuaFilters(
  parameters: URLSearchParams,
  categories: readonly Pick<NamedCategory, "id">[],
): DuaFilters {
  const requested = parameters.get("category");
  const category = categories.find((one) => one.id.toLowerCase() === requested?.toLowerCase())?.id;
  const id = parameters.get("id");
  const page = /^[1-9]\d{0,2}$/.exec(parameters.get("page") ?? "")?.[0];
  return {
    query: (parameters.get("q") ?? "").slice(0, longestQuery),
    ...(category ? { category } : {}),
    ...(id ? { id } : {}),
    page: Number(page ?? 1),
    ...(requested && !category ? { unknown: requested.slice(0, maxUnknownLength) } : {}),
  };
}

/** True when both give the same page of the list, whichever dua is open. */
export function haveSameList(one: DuaFilters, other: DuaFilters): boolean {
  return one.query === other.query && one.category === other.category && one.page === other.page;
}

const folded = new WeakMap<DuaEntry, SearchableText>();

/** Title, Arabic, transliteration, translation, and the category by its key and its name. */
function searchableDua(dua: DuaEntry, categoryName: string): SearchableText {
  const cached = folded.get(dua);
  if (cached) return cached;
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

/** Finds the items that match a query: by their words, or also by the subject that is asked for. */
export type FindTexts = typeof findTexts;

/** The duas that match the filters. */
export function filterDuas(
  duas: readonly DuaEntry[],
  { query, category }: Pick<DuaFilters, "query" | "category">,
  categories: readonly NamedCategory[],
  find: FindTexts = findTexts,
): readonly DuaEntry[] {
  const inCategory = category ? duas.filter((dua) => dua.category === category) : duas;
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  return find(inCategory, (dua) => searchableDua(dua, names.get(dua.category) ?? ""), readQuery(query));
}
