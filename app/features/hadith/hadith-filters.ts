import {
  categories,
  collections,
  type HadithCategory,
  type HadithCollection,
} from "#content/hadith/index.ts";
import { longestQuery } from "#domain/text-search/text-search.ts";

/** What the address asks of the list: `?q=&collection=&category=&id=&page=`. */
export type HadithFilters = {
  readonly query: string;
  readonly collection?: HadithCollection;
  readonly category?: HadithCategory;
  /** The hadith opened over the list. */
  readonly id?: string;
  /** From 1; read only where scripts do not run. */
  readonly page: number;
  /** A collection or category that does not exist; the filter is left open then. */
  readonly unknown?: string;
};

const longestShown = 40;

/** Reads the filters of an address; what does not exist is named and otherwise ignored. */
export function readHadithFilters(parameters: URLSearchParams): HadithFilters {
  const askedCollection = parameters.get("collection");
  const askedCategory = parameters.get("category");
  const collection = collections.find((one) => one === askedCollection);
  const category = categories.find((one) => one === askedCategory);
  const unknown =
    (askedCollection && !collection && askedCollection) || (askedCategory && !category && askedCategory);
  const id = parameters.get("id");
  const page = /^[1-9]\d{0,2}$/.exec(parameters.get("page") ?? "")?.[0];
  return {
    query: (parameters.get("q") ?? "").slice(0, longestQuery),
    ...(collection ? { collection } : {}),
    ...(category ? { category } : {}),
    ...(id ? { id } : {}),
    page: Number(page ?? 1),
    ...(unknown ? { unknown: unknown.slice(0, longestShown) } : {}),
  };
}

/** True when both ask for the same list, whatever is opened over it. */
export function askSameList(one: HadithFilters, other: HadithFilters): boolean {
  return one.query === other.query && one.collection === other.collection && one.category === other.category;
}
