export const calendarTabs = ["months", "events"] as const;

export type CalendarTab = (typeof calendarTabs)[number];

/** The tab an address asks for; the months for anything unknown. */
export function calendarTabOf(search: URLSearchParams): CalendarTab {
  const asked = search.get("tab");
  return calendarTabs.find((tab) => tab === asked) ?? "months";
}
