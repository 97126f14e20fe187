import { useSyncExternalStore } from "react";
import { useKeptCounters } from "#app/platform/kept/use-kept-counters.ts";
import { type DayTotals, plus, type Totals } from "#domain/counting/day-totals.ts";
import { joinedGains, noPendingGains, readPendingGains, subscribePendingGains } from "./pending-gains.ts";

/** Totals by day out of counters named `2026-02-28/count` and `2026-02-28/rounds`. */
export function dayTotalsOf(counters: ReadonlyMap<string, number>): DayTotals {
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
  const pending = useSyncExternalStore(subscribePendingGains, readPendingGains, noPendingGains);
  return { days: dayTotalsOf(joinedGains(totals, pending)), isReady };
}
