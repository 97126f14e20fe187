import { useState } from "react";
import { useAsync } from "#app/hydration/use-async.ts";
import { loadEntries } from "./dua-entry.ts";
import { type DuaFilters, filterDuas, haveSameList } from "./dua-search.ts";
import { type DuasPageData, pageOf } from "./duas-page-data.ts";

/**
 * The list for the filters of the address. It starts with the page that was sent; the whole collection is loaded when
 * the person reaches for another page, the search, the filters or a dua that was not sent, or when `needsAll`.
 */
export function useDuaList(sent: DuasPageData, filters: DuaFilters, needsAll: boolean) {
  const [isRequested, setIsRequested] = useState(false);
  const isSentCurrent = haveSameList(sent.filters, filters);
  const known = [...sent.shown, ...(sent.open ? [sent.open] : [])];
  const isOpenSent = filters.id === undefined || known.some(({ id }) => id === filters.id);
  const needsWhole = isRequested || needsAll || !isSentCurrent || !isOpenSent;
  const {
    latest: whole,
    hasFailed,
    retry,
  } = useAsync(needsWhole ? sent.language : undefined, () => loadEntries(sent.language, sent.passages));
  // The words of subjects would weigh on everybody's first load; until they are there, words alone are searched.
  const { latest: find } = useAsync(filters.query === "" ? undefined : "subjects", async () => {
    const { findSubjects } = await import("#domain/text-search/find-subjects.ts");
    return findSubjects;
  });
  const found = whole && filterDuas(whole, filters, sent.categories, find);
  return {
    /** All that match; the sent page alone until the whole collection is loaded. */
    matching: found ?? sent.shown,
    shown: found ? pageOf(found, filters.page) : sent.shown,
    found: found?.length ?? sent.found,
    /** True while the list still belongs to earlier filters. */
    isStale: !whole && !isSentCurrent,
    isWhole: whole !== undefined,
    hasFailed,
    loadWhole: () => setIsRequested(true),
    retry,
    duaOf: (id: string) => (whole ?? known).find((one) => one.id === id),
  };
}
