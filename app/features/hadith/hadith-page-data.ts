import { type Hadith, type HadithTexts, loadHadith } from "#content/hadith/index.ts";
import { type Language, languages } from "#domain/language.ts";
import { askSameList, type HadithFilters, readHadithFilters } from "./hadith-filters.ts";
import { type HadithIndex, indexHadith, matchingHadith } from "./hadith-search.ts";

/** What a first paint needs: a window of the list that the address asks for. */
export type HadithPageData = {
  readonly language: Language;
  readonly names: HadithTexts["names"];
  /** The filters that `shown` and `found` answer. */
  readonly filters: HadithFilters;
  readonly shown: readonly Hadith[];
  readonly found: number;
  /** Of the whole set. */
  readonly total: number;
  /** The hadith opened by the address. */
  readonly open?: Hadith;
};

/** Cards of a page that is sent. */
export const cardsSent = 12;

let everyLanguage: Promise<HadithIndex> | undefined;

/** The index over all six languages, loaded and folded once. Rejects when a chunk fails to load. */
export function loadHadithIndex(): Promise<HadithIndex> {
  everyLanguage ??= Promise.all(languages.map(loadHadith)).then(indexHadith);
  everyLanguage.catch(() => {
    everyLanguage = undefined;
  });
  return everyLanguage;
}

/** Loads the list that an address asks for. */
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

/** True when the data sent answer what the address asks for now. */
export function answers(data: HadithPageData, filters: HadithFilters): boolean {
  return askSameList(data.filters, filters);
}
