import { type Topic, topics } from "#domain/prayer-guide/topics.ts";

export type GuideTab = "prayer" | Topic;

export const guideTabs: readonly GuideTab[] = ["prayer", ...topics];

/** The part of the guide that the address names; the prayer for anything unknown. */
export function guideTabOf(search: URLSearchParams): GuideTab {
  const requested = search.get("tab");
  return guideTabs.find((tab) => tab === requested) ?? "prayer";
}

/** The address of a part of the guide. */
export function guideTabAddress(tab: GuideTab): string {
  return tab === "prayer" ? "/how-to-pray" : `/how-to-pray?tab=${tab}`;
}
