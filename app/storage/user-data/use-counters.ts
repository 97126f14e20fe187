import type { CounterKind } from "./collections.ts";
import { useKindView } from "./use-kind-view.ts";
import { userData } from "./user-data.ts";

/** All counters of a kind. `add` takes a whole number, also a negative one. */
export function useCounters(kind: CounterKind) {
  const { totals, isReady } = useKindView(kind);
  return { totals, isReady, add: (id: string, amount: number) => userData.add(kind, id, amount) };
}
