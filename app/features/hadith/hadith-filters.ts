import {
  categories,
  collections,
  type HadithCategory,
  type HadithCollection,
} from "#content/hadith/index.ts";
import { longestQuery } from "#domain/text-search/text-search.ts";

/** The filters of the list in the address: `?q=&collection=&category=&id=&page=`. */
export type HadithFilters = {
  readonly query: string;
  readonly collection?: HadithCollection;
  readonly category?: HadithCategory;
  /** The hadith opened over the list. */
  readonly id?: string;
  /** From 1. */
  readonly page: number;
  /** A collection or category that does not exist, which is ignored. */
  readonly unknown?: string;
};

const longestShown = 40;

/** Reads the filters of an address; a value that does not exist is named in `unknown` and ignored. */
export function readHadithFilters(parameters: URLSearchParams): HadithFilters {
  const namedCollection = parameters.get("collection");
  const namedCategory = parameters.get("category");
  const collection = collections.find((one) => one === namedCollection);
  const category = categories.find((one) => one === namedCategory);
  const unknown =
    (namedCollection && !collection && namedCollection) || (namedCategory && !category && namedCategory);
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

/** True when both give the same list, whichever hadith is open. */
export function haveSameList(one: HadithFilters, other: HadithFilters): boolean {
  return one.query === other.query && one.collection === other.collection && one.category === other.category;
}
