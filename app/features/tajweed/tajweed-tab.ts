import type { TajweedTab } from "#content/tajweed/index.ts";

const tajweedTabs = ["basics", "noon-meem", "madd", "advanced"] as const satisfies TajweedTab[];

/** The tab an address asks for; the first for anything unknown. */
export function tajweedTabOf(search: URLSearchParams): TajweedTab {
  const asked = search.get("tab");
  return tajweedTabs.find((tab) => tab === asked) ?? "basics";
}
