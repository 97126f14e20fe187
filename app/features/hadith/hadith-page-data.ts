import { loadOnce } from "#app/hydration/load-once.ts";
import {
  collections,
  type Hadith,
  type HadithCollection,
  type HadithSet,
  type HadithTexts,
  loadHadith,
  sets,
} from "#content/hadith/index.ts";
import { type Language, languages } from "#domain/language.ts";
import { type HadithFilters, haveSameList, readHadithFilters } from "./hadith-filters.ts";
import { numberInSet } from "./number-in-set.ts";

/** A collection or set of the shelf with the number of its hadith. */
export type Shelved<Id extends string> = { readonly id: Id; readonly count: number };

/** The data of the first paint: one page of the list for the filters of the address. */
export type HadithPageData = {
  readonly language: Language;
  readonly names: HadithTexts["names"];
  /** The filters that `shown` and `found` answer. */
  readonly filters: HadithFilters;
  readonly shown: readonly Hadith[];
  readonly found: number;
  /** The size of the whole set. */
  readonly total: number;
  readonly shelf: readonly Shelved<HadithCollection>[];
  readonly sets: readonly Shelved<HadithSet>[];
  /** The hadith opened by the address. */
  readonly open?: Hadith;
};

/** Hadith on one page of the list. */
export const pageSize = 15;

/** One page of what was found; a page beyond the end is the last one. */
export function pageOf<Item>(found: readonly Item[], page: number): readonly Item[] {
  const last = Math.max(1, Math.ceil(found.length / pageSize));
  const from = (Math.min(page, last) - 1) * pageSize;
  return found.slice(from, from + pageSize);
}

/** The code that searches, which a first look at the list does without. */
export const loadHadithSearch = () => import("./hadith-search.ts");

/** The search index over all six languages, built once. Rejects when a chunk fails to load. */
export const loadHadithIndex = loadOnce(async () => {
  const { indexHadith } = await loadHadithSearch();
  return indexHadith(await Promise.all(languages.map(loadHadith)));
});

/** Loads the list for the filters of an address. */
export async function loadHadithPage(search: URLSearchParams, language: Language): Promise<HadithPageData> {
  const filters = readHadithFilters(search);
  const [{ filterHadith }, { names, hadith }, index] = await Promise.all([
    loadHadithSearch(),
    loadHadith(language),
    filters.query ? loadHadithIndex() : new Map(),
  ]);
  const found = filterHadith(hadith, index, filters);
  const open = filters.id ? hadith.find(({ id }) => id === filters.id) : undefined;
  return {
    language,
    names,
    filters,
    shown: pageOf(found, filters.page),
    found: found.length,
    total: hadith.length,
    shelf: collections.map((id) => ({
      id,
      count: hadith.filter(({ sources }) => sources.some(({ collection }) => collection === id)).length,
    })),
    sets: sets.map((id) => ({
      id,
      count: hadith.filter((one) => numberInSet(one, id) !== undefined).length,
    })),
    ...(open ? { open } : {}),
  };
}

/** True when the data belong to the current filters and page. */
export function matchesFilters(data: HadithPageData, filters: HadithFilters): boolean {
  return haveSameList(data.filters, filters) && data.filters.page === filters.page;
}
