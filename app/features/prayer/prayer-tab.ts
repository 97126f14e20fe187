export const prayerTabs = ["today", "week", "month"] as const;

export type PrayerTab = (typeof prayerTabs)[number];

/** The tab an address asks for; today for anything unknown. */
export function prayerTabOf(search: URLSearchParams): PrayerTab {
  const asked = search.get("tab");
  return prayerTabs.find((tab) => tab === asked) ?? "today";
}
