import type { Reading } from "./reading.ts";

export const completeTabs = ["reader", "surahs", "bookmarks"] as const;

export type CompleteTab = (typeof completeTabs)[number];

/** What the complete reader opens with. */
export type CompleteData = { readonly tab: CompleteTab; readonly reading: Reading };

/** The tab an address names; the reader where it names none of ours. */
export function completeTabOf(search: URLSearchParams): CompleteTab {
  return completeTabs.find((tab) => tab === search.get("tab")) ?? "reader";
}
