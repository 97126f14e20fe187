import { useEffect, useRef, useState } from "react";
import { type HadithTexts, loadHadith } from "#content/hadith/index.ts";
import type { HadithFilters } from "./hadith-filters.ts";
import { answers, type HadithPageData, loadHadithIndex } from "./hadith-page-data.ts";
import { type HadithIndex, indexHadith, matchingHadith } from "./hadith-search.ts";

type WholeSet = { readonly texts: HadithTexts; readonly index: HadithIndex };

/**
 * The list for the filters of the address. What was sent is shown first; the whole set comes when the person
 * turns to the list's end, its search or its filters, or when `isWholeAsked`, and the index of the other languages with
 * a search.
 */
export function useHadithList(sent: HadithPageData, filters: HadithFilters, isWholeAsked: boolean) {
  const [whole, setWhole] = useState<WholeSet>();
  const [wideIndex, setWideIndex] = useState<HadithIndex>();
  const [hasFailed, setHasFailed] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  const isLoading = useRef(false);
  const isAnswered = answers(sent, filters);
  const needsWhole = isWanted || isWholeAsked || !isAnswered;
  const isSearched = filters.query !== "";

  useEffect(() => {
    if (!needsWhole || isLoading.current || hasFailed) return;
    isLoading.current = true;
    loadHadith(sent.language)
      .then((texts) => setWhole({ texts, index: indexHadith([texts]) }))
      .catch(() => {
        isLoading.current = false;
        setHasFailed(true);
      });
  }, [needsWhole, hasFailed, sent.language]);

  useEffect(() => {
    if (!(needsWhole && isSearched)) return;
    // Without the other languages the search still answers in the shown one.
    loadHadithIndex().then(setWideIndex, () => undefined);
  }, [needsWhole, isSearched]);

  const found = whole && matchingHadith(whole.texts.hadith, wideIndex ?? whole.index, filters);
  return {
    shown: found ?? sent.shown,
    found: found?.length ?? sent.found,
    /** True while the list still answers an earlier question. */
    isStale: !whole && !isAnswered,
    isWhole: whole !== undefined,
    /** The person turned to the list: further collections may come too. */
    isWanted: isWanted || ((isWholeAsked || !isAnswered) && whole !== undefined),
    hasFailed,
    wantWhole: () => setIsWanted(true),
    retry: () => setHasFailed(false),
    hadithOf: (id: string) =>
      whole?.texts.hadith.find((one) => one.id === id) ??
      [...sent.shown, ...(sent.open ? [sent.open] : [])].find((one) => one.id === id),
  };
}
