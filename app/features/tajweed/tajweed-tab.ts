import type { TajweedTab } from "#content/tajweed/index.ts";

const tajweedTabs = ["basics", "noon-meem", "madd", "advanced"] as const satisfies TajweedTab[];

/** The tab that the address names; the first for anything unknown. */
export function tajweedTabOf(search: URLSearchParams): TajweedTab {
  const requested = search.get("tab");
  return tajweedTabs.find((tab) => tab === requested) ?? "basics";
}
