import { useSyncExternalStore } from "react";
import { emptyView, type KindView } from "./collection-cache.ts";
import type { CollectionName, CounterKind } from "./collections.ts";
import { userData } from "./user-data.ts";

/** The view of a kind; empty on the server and in the first paint. */
function useKindView(kind: CollectionName): KindView {
  "use memo";
  return useSyncExternalStore(
    (listener) => userData.subscribe(kind, listener),
    () => userData.read(kind),
    () => emptyView,
  );
}

/** All counters of a kind. `add` takes a whole number, also a negative one. */
export function useCounters(kind: CounterKind) {
  "use memo";
  const { totals, isReady } = useKindView(kind);
  return { totals, isReady, add: (id: string, amount: number) => userData.add(kind, id, amount) };
}
