import type { BaseSearchHook } from "wouter";
import { useLocationProperty } from "wouter/use-browser-location";

/**
 * How the page of an address reads the search part: while the next page is loading, the address is that one's
 * already, and this one keeps its tab, its filters or its surah as they were.
 */
export function ownSearchHook(address: string): BaseSearchHook {
  let last = typeof location === "undefined" ? "" : location.search;
  const read = () => {
    if (location.pathname === address) last = location.search;
    return last;
  };
  return ({ ssrSearch } = {}) => useLocationProperty(read, ssrSearch === undefined ? read : () => ssrSearch);
}
