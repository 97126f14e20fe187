import { kept } from "./kept.ts";
import type { CounterKind } from "./kept-kinds.ts";
import { useKindView } from "./use-kind-view.ts";

/** All counters of a kind. `add` takes a whole number, also a negative one. */
export function useKeptCounters(kind: CounterKind) {
  const { totals, isReady } = useKindView(kind);
  return { totals, isReady, add: (id: string, amount: number) => kept.add(kind, id, amount) };
}
