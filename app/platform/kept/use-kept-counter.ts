import type { CounterKind } from "./kept-kinds.ts";
import { useKeptCounters } from "./use-kept-counters.ts";

/** One counter that adds up over taps, tabs and devices. `add` takes a whole number, also a negative one. */
export function useKeptCounter(kind: CounterKind, id: string) {
  const { totals, isReady, add } = useKeptCounters(kind);
  return { total: totals.get(id) ?? 0, isReady, add: (amount: number) => add(id, amount) };
}
