export const prayerTabs = ["today", "week", "month"] as const;

export type PrayerTab = (typeof prayerTabs)[number];

/** The tab that the address names; `today` for anything unknown. */
export function prayerTabOf(search: URLSearchParams): PrayerTab {
  const requested = search.get("tab");
  return prayerTabs.find((tab) => tab === requested) ?? "today";
}
