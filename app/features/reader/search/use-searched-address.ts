import { useEffect, useState } from "react";
import { useSearch } from "wouter";
import {
  addressedLength,
  choicesInAddress,
  queryInAddress,
  type SearchChoices,
  withSearch,
} from "./search-address.ts";

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
export function useSearchedAddress() {
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
