import {
  categories,
  collections,
  type HadithCategory,
  type HadithCollection,
  type HadithSet,
  sets,
} from "#content/hadith/index.ts";
import { longestQuery } from "#domain/text-search/text-search.ts";

/** The filters of the list in the address: `?q=&collection=&set=&category=&id=&page=`. */
export type HadithFilters = {
  readonly query: string;
  readonly collection?: HadithCollection;
  /** A well-known forty, shown by its own numbers. */
  readonly set?: HadithSet;
  readonly category?: HadithCategory;
  /** The hadith opened over the list. */
  readonly id?: string;
  /** From 1. */
  readonly page: number;
  /** A collection, set or category that does not exist, which is ignored. */
  readonly unknown?: string;
};

const longestShown = 40;

/** Reads the filters of an address; a value that does not exist is named in `unknown` and ignored. */
export function readHadithFilters(parameters: URLSearchParams): HadithFilters {
  const namedCollection = parameters.get("collection");
  const namedSet = parameters.get("set");
  const namedCategory = parameters.get("category");
  const collection = collections.find((one) => one === namedCollection);
  const set = sets.find((one) => one === namedSet);
  const category = categories.find((one) => one === namedCategory);
  const unknown =
    (namedCollection && !collection && namedCollection) ||
    (namedSet && !set && namedSet) ||
    (namedCategory && !category && namedCategory);
  const id = parameters.get("id");
  const page = /^[1-9]\d{0,2}$/.exec(parameters.get("page") ?? "")?.[0];
  return {
    query: (parameters.get("q") ?? "").slice(0, longestQuery),
    ...(collection ? { collection } : {}),
    ...(set ? { set } : {}),
    ...(category ? { category } : {}),
    ...(id ? { id } : {}),
    page: Number(page ?? 1),
    ...(unknown ? { unknown: unknown.slice(0, longestShown) } : {}),
  };
}

/** True when both give the same list, whichever hadith is open. */
export function haveSameList(one: HadithFilters, other: HadithFilters): boolean {
  return (["query", "collection", "set", "category"] as const).every((name) => one[name] === other[name]);
}
