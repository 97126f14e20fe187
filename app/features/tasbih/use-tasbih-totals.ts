import { kept } from "#app/platform/kept/kept.ts";
import { useKeptCounters } from "#app/platform/kept/use-kept-counters.ts";
import { type DayTotals, plus, type Totals } from "#domain/counting/day-totals.ts";
import type { Gain } from "#domain/counting/tasbih.ts";

/** Totals by day out of counters named `2026-02-28/count` and `2026-02-28/rounds`. */
function dayTotalsOf(counters: ReadonlyMap<string, number>): DayTotals {
  const days: Record<string, Totals> = {};
  for (const [id, amount] of counters) {
    const match = /^(\d{4}-\d{2}-\d{2})\/(count|rounds)$/.exec(id);
    if (!match?.[1]) continue;
    const gained = match[2] === "count" ? { count: amount, rounds: 0 } : { count: 0, rounds: amount };
    days[match[1]] = plus(days[match[1]] ?? { count: 0, rounds: 0 }, gained);
  }
  return days;
}

/** What was counted on each day, over taps, tabs and devices. */
export function useTasbihTotals() {
  const { totals, isReady } = useKeptCounters("tasbih");
  return { days: dayTotalsOf(totals), isReady };
}

/** Adds to a day's totals; whoever shows them hears of it. */
export function addToTotals(day: string, { count, rounds }: Gain): void {
  kept.add("tasbih", `${day}/count`, count);
  kept.add("tasbih", `${day}/rounds`, rounds);
}

/** Brings every total to nothing. */
export function clearTotals(): void {
  for (const [id, amount] of kept.read("tasbih").totals) kept.add("tasbih", id, -amount);
}
