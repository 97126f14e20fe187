import type { DayOutlineAnswer } from "#contract/day-outline.ts";

export type { DayOutlineAnswer };

/**
 * The prayers of the device's day in its time zone, from our server; null where the zone has no city, and where no
 * answer comes. An answer may come from a cache: it depends on the zone and the day alone.
 */
export async function fetchDayOutline(): Promise<DayOutlineAnswer> {
  try {
    const now = Date.now();
    const shown = new Date(now - new Date(now).getTimezoneOffset() * 60_000);
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const query = new URLSearchParams({ date: shown.toISOString().slice(0, 10), timeZone });
    const response = await fetch(`/api/day-outline?${query}`);
    const answer: DayOutlineAnswer = response.ok ? await response.json() : null;
    return Array.isArray(answer?.spans) ? answer : null;
  } catch {
    return null;
  }
}
