import { limits } from "#domain/prayer-times/calculation-options.ts";

export const prayerTabs = ["today", "week", "month"] as const;

export type PrayerTab = (typeof prayerTabs)[number];

/** The tab that the address names; `today` for anything unknown. */
export function prayerTabOf(search: URLSearchParams): PrayerTab {
  const requested = search.get("tab");
  return prayerTabs.find((tab) => tab === requested) ?? "today";
}

/** A month of the Gregorian calendar, 1 to 12. */
export type YearMonth = { readonly year: number; readonly month: number };

/** The month that the address names as `2027-01`; undefined for none and for one that is not computed. */
export function prayerMonthOf(search: URLSearchParams): YearMonth | undefined {
  const [, year, month] = /^(\d{4})-(\d{2})$/.exec(search.get("month") ?? "") ?? [];
  const parsed = { year: Number(year), month: Number(month) };
  return parsed.month >= 1 && parsed.month <= 12 && isComputedYear(parsed.year) ? parsed : undefined;
}

/** A month as the address names it. */
export function prayerMonthParameter({ year, month }: YearMonth): string {
  return `${year}-${String(month).padStart(2, "0")}`;
}

/** True for the years that prayer times are computed for. */
export function isComputedYear(year: number): boolean {
  return year >= limits.year.min && year <= limits.year.max;
}

/** True for the address of the wall screen of a mosque. */
export function isWallAddress(search: URLSearchParams): boolean {
  return search.get("view") === "wall";
}
