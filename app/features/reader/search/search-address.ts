import { useEffect, useState } from "react";
import { useSearch } from "wouter";
import type { Filter, Revelation } from "#content/quran-search/index.ts";
import { isLanguage, type Language } from "#domain/language.ts";
import { isSurah } from "#domain/verse-reference.ts";

/** The filters of a search, as the address names them. */
export type SearchChoices = {
  readonly isOnlyThisSurah: boolean;
  readonly juz: number | undefined;
  readonly revelation: Revelation | undefined;
  /** Undefined: the interface's language. */
  readonly language: Language | undefined;
};

/** Longest query in the address, in UTF-16 units. */
export const longestQueryInAddress = 100;

const names = ["q", "within", "withinJuz", "revelation", "searchLanguage"] as const;

/** The query in an address. */
export function queryInAddress(search: string): string {
  return (new URLSearchParams(search).get("q") ?? "").slice(0, longestQueryInAddress);
}

/** The filters in an address; an invalid value counts as none. */
export function choicesInAddress(search: string): SearchChoices {
  const parameters = new URLSearchParams(search);
  const juz = Number(parameters.get("withinJuz"));
  const revelation = parameters.get("revelation");
  const language = parameters.get("searchLanguage");
  return {
    isOnlyThisSurah: parameters.get("within") === "surah",
    juz: Number.isInteger(juz) && juz >= 1 && juz <= 30 ? juz : undefined,
    revelation: revelation === "meccan" || revelation === "medinan" ? revelation : undefined,
    language: isLanguage(language) ? language : undefined,
  };
}

/** The parameters of an address with a search in them; without it where the query is blank. */
export function withSearch(search: string, query: string, choices: SearchChoices): string {
  const parameters = new URLSearchParams(search);
  for (const name of names) parameters.delete(name);
  const text = query.slice(0, longestQueryInAddress);
  if (text.trim()) {
    parameters.set("q", text);
    if (choices.isOnlyThisSurah) parameters.set("within", "surah");
    if (choices.juz) parameters.set("withinJuz", String(choices.juz));
    if (choices.revelation) parameters.set("revelation", choices.revelation);
    if (choices.language) parameters.set("searchLanguage", choices.language);
  }
  return parameters.toString();
}

/** The filter of the search engine for the choices, in the open surah. */
export function filterOf({ isOnlyThisSurah, juz, revelation }: SearchChoices, surah: number): Filter {
  return {
    ...(isOnlyThisSurah && isSurah(surah) ? { surah } : {}),
    ...(juz ? { juz } : {}),
    ...(revelation ? { revelation } : {}),
  };
}

/** Milliseconds without typing before the address is written: browsers limit how often it may change. */
const writeDelay = 300;

function writeAddress(query: string, choices: SearchChoices): void {
  const address = new URL(location.href);
  const search = withSearch(address.search, query, choices);
  if (search === address.search.replace(/^\?/, "")) return;
  address.search = search;
  // Marked as followed, so that the reader does not take it for a request to open a place.
  history.replaceState({ ...history.state, isFollowed: true }, "", address);
}

/** The query and the filters. The address follows them after a moment, and they follow the address when it changes. */
export function useSearchAddress() {
  const search = useSearch();
  const inAddress = queryInAddress(search);
  const choices = choicesInAddress(search);
  const [query, setQuery] = useState(inAddress);
  const [seenQuery, setSeenQuery] = useState(inAddress);

  // While rendering, so that the verses below are already shown when an effect scrolls to one of them.
  if (inAddress !== seenQuery) {
    setSeenQuery(inAddress);
    if (inAddress !== query.slice(0, longestQueryInAddress)) setQuery(inAddress);
  }

  useEffect(() => {
    if (query.slice(0, longestQueryInAddress) === queryInAddress(location.search)) return;
    const timer = setTimeout(() => writeAddress(query, choicesInAddress(location.search)), writeDelay);
    return () => clearTimeout(timer);
  }, [query]);

  return {
    query,
    setQuery,
    choices,
    choose: (changed: Partial<SearchChoices>) => writeAddress(query, { ...choices, ...changed }),
    /** Writes the address now, so that the search is there again when the person comes back. */
    flush: () => writeAddress(query, choices),
    clear: () => {
      setQuery("");
      writeAddress("", choices);
    },
  };
}
