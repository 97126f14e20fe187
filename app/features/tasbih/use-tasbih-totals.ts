import { useSyncExternalStore } from "react";
import { useCollection } from "#app/storage/user-data/use-collection.ts";
import { type DayTotals, noTotals, plus, sumOf, type Totals } from "#domain/counting/day-totals.ts";
import {
  noPendingGains,
  type PendingGains,
  readPendingGains,
  subscribePendingGains,
} from "./pending-gains.ts";

/** Totals by day, from counters named `2026-02-28/count` and `2026-02-28/rounds`; other names are left out. */
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

/** The sum of what is pending; below zero when more was undone than counted. */
export function pendingTotals(pending: PendingGains): Totals {
  let [count, rounds] = [0, 0];
  for (const [id, amount] of pending)
    if (id.endsWith("/count")) count += amount;
    else rounds += amount;
  return { count, rounds };
}

/** What was counted on each day on all devices, without the taps that are not yet written. */
export function useTasbihDays() {
  const { totals, isReady } = useCollection("tasbih");
  return { days: dayTotalsOf(totals), isReady };
}

/** Everything counted on all devices and on one day, with the taps that are not yet written. */
export function useTasbihTotals(day: string | undefined) {
  const { days, isReady } = useTasbihDays();
  const pending = useSyncExternalStore(subscribePendingGains, readPendingGains, noPendingGains);
  const ofDay = [...pending].filter(([id]) => day !== undefined && id.startsWith(day));
  return {
    totals: plus(sumOf(days), pendingTotals(pending)),
    ofDay: plus((day && days[day]) || noTotals, pendingTotals(new Map(ofDay))),
    isReady,
  };
}
