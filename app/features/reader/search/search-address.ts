import { useEffect, useState } from "react";
import { useSearch } from "wouter";
import type { Filter, Revelation } from "#content/quran-search/index.ts";
import { isLanguage, type Language } from "#domain/language.ts";
import { isSurah } from "#domain/verse-reference.ts";

/** How a search is narrowed, as the address names it. */
export type SearchChoices = {
  readonly isOnlyThisSurah: boolean;
  readonly juz: number | undefined;
  readonly revelation: Revelation | undefined;
  /** Undefined: the interface's language. */
  readonly language: Language | undefined;
};

/** As much of a query as the address carries. */
export const addressedLength = 100;

const names = ["q", "within", "withinJuz", "revelation", "searchLanguage"] as const;

/** What is typed, as the address has it. */
export function queryInAddress(search: string): string {
  return (new URLSearchParams(search).get("q") ?? "").slice(0, addressedLength);
}

/** Reads the choices; what is no choice counts as none. */
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

/** An address's parameters with a search in them; without one when nothing is typed. */
export function withSearch(search: string, query: string, choices: SearchChoices): string {
  const parameters = new URLSearchParams(search);
  for (const name of names) parameters.delete(name);
  const text = query.slice(0, addressedLength);
  if (text.trim()) {
    parameters.set("q", text);
    if (choices.isOnlyThisSurah) parameters.set("within", "surah");
    if (choices.juz) parameters.set("withinJuz", String(choices.juz));
    if (choices.revelation) parameters.set("revelation", choices.revelation);
    if (choices.language) parameters.set("searchLanguage", choices.language);
  }
  return parameters.toString();
}

/** The engine's filter for the choices, in the surah that is open. */
export function filterOf({ isOnlyThisSurah, juz, revelation }: SearchChoices, surah: number): Filter {
  return {
    ...(isOnlyThisSurah && isSurah(surah) ? { surah } : {}),
    ...(juz ? { juz } : {}),
    ...(revelation ? { revelation } : {}),
  };
}

/** Browsers limit how often an address may be rewritten; a pause in typing is soon enough. */
const writingDelay = 300;

function writeAddress(query: string, choices: SearchChoices): void {
  const address = new URL(location.href);
  const search = withSearch(address.search, query, choices);
  if (search === address.search.replace(/^\?/, "")) return;
  address.search = search;
  // The reader must not take it for a place that was asked for.
  history.replaceState({ ...history.state, isFollowed: true }, "", address);
}

/** What is typed, and the choices beside it: the address follows a moment later, and leads when it changes. */
export function useSearchAddress() {
  const search = useSearch();
  const inAddress = queryInAddress(search);
  const choices = choicesInAddress(search);
  const [query, setQuery] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);

  // In the same rendering as the change, so that what stands below is there when its place is looked for.
  if (inAddress !== seen) {
    setSeen(inAddress);
    if (inAddress !== query.slice(0, addressedLength)) setQuery(inAddress);
  }

  useEffect(() => {
    if (query.slice(0, addressedLength) === queryInAddress(location.search)) return;
    const timer = setTimeout(() => writeAddress(query, choicesInAddress(location.search)), writingDelay);
    return () => clearTimeout(timer);
  }, [query]);

  return {
    query,
    type: setQuery,
    choices,
    choose: (changed: Partial<SearchChoices>) => writeAddress(query, { ...choices, ...changed }),
    /** Has the address follow at once: whoever goes on finds the search again on the way back. */
    settle: () => writeAddress(query, choices),
    clear: () => {
      setQuery("");
      writeAddress("", choices);
    },
  };
}
