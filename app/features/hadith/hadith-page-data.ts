import { type Hadith, type HadithTexts, loadHadith } from "#content/hadith/index.ts";
import { type Language, languages } from "#domain/language.ts";
import { type HadithFilters, haveSameList, readHadithFilters } from "./hadith-filters.ts";
import { type HadithIndex, indexHadith, matchingHadith } from "./hadith-search.ts";

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
  /** The hadith opened by the address. */
  readonly open?: Hadith;
};

/** Cards per page in the HTML that the server sends. */
export const cardsSent = 12;

let allLanguages: Promise<HadithIndex> | undefined;

/** The search index over all six languages, built once. Rejects when a chunk fails to load. */
export function loadHadithIndex(): Promise<HadithIndex> {
  allLanguages ??= Promise.all(languages.map(loadHadith)).then(indexHadith);
  allLanguages.catch(() => {
    allLanguages = undefined;
  });
  return allLanguages;
}

/** Loads the list for the filters of an address. */
export async function loadHadithPage(search: URLSearchParams, language: Language): Promise<HadithPageData> {
  const filters = readHadithFilters(search);
  const [{ names, hadith }, index] = await Promise.all([
    loadHadith(language),
    filters.query ? loadHadithIndex() : new Map(),
  ]);
  const found = matchingHadith(hadith, index, filters);
  const from = (filters.page - 1) * cardsSent;
  const open = filters.id ? hadith.find(({ id }) => id === filters.id) : undefined;
  return {
    language,
    names,
    filters,
    shown: found.slice(from, from + cardsSent),
    found: found.length,
    total: hadith.length,
    ...(open ? { open } : {}),
  };
}

/** True when the data belong to the current filters. */
export function matchesFilters(data: HadithPageData, filters: HadithFilters): boolean {
  return haveSameList(data.filters, filters);
}
