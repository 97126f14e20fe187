import { useState } from "react";
import { useAsync } from "#app/hydration/use-async.ts";
import { loadHadith } from "#content/hadith/index.ts";
import type { HadithFilters } from "./hadith-filters.ts";
import {
  type HadithPageData,
  loadHadithIndex,
  loadHadithSearch,
  matchesFilters,
  pageOf,
} from "./hadith-page-data.ts";

/**
 * The list for the filters of the address. It starts with the page that was sent; the whole set is loaded when the
 * person reaches for another page, the search or the filters, or when `needsAll`, and the index of the other languages
 * with a search.
 */
export function useHadithList(sent: HadithPageData, filters: HadithFilters, needsAll: boolean) {
  const [isRequested, setIsRequested] = useState(false);
  const isSentCurrent = matchesFilters(sent, filters);
  const needsWhole = isRequested || needsAll || !isSentCurrent;

  const {
    latest: whole,
    hasFailed,
    retry,
  } = useAsync(needsWhole ? sent.language : undefined, async () => {
    const [{ filterHadith, indexHadith }, texts] = await Promise.all([
      loadHadithSearch(),
      loadHadith(sent.language),
    ]);
    return { texts, index: indexHadith([texts]), filterHadith };
  });
  // Until it is loaded, or without it, the search finds matches in the shown language only.
  const { latest: wideIndex } = useAsync(
    needsWhole && filters.query !== "" ? "all languages" : undefined,
    loadHadithIndex,
  );

  const found = whole?.filterHadith(whole.texts.hadith, wideIndex ?? whole.index, filters);
  return {
    /** All that match; the sent page alone until the whole set is loaded. */
    matching: found ?? sent.shown,
    shown: found ? pageOf(found, filters.page) : sent.shown,
    found: found?.length ?? sent.found,
    /** True while the list still belongs to earlier filters. */
    isStale: !whole && !isSentCurrent,
    isWhole: whole !== undefined,
    /** Whether the person has gone beyond the page that was sent, so that imported collections may load too. */
    isExtended: isRequested || ((needsAll || !isSentCurrent) && whole !== undefined),
    hasFailed,
    loadWhole: () => setIsRequested(true),
    retry,
    hadithOf: (id: string) =>
      whole?.texts.hadith.find((one) => one.id === id) ??
      [...sent.shown, ...(sent.open ? [sent.open] : [])].find((one) => one.id === id),
  };
}
