import { useSyncExternalStore } from "react";
import type { CollectionName } from "./collections.ts";
import { emptyView, type KindView } from "./kind-view.ts";
import { userData } from "./user-data.ts";

/** What is kept of a kind; the server and the first paint see nothing kept. */
export function useKindView(kind: CollectionName): KindView {
  return useSyncExternalStore(
    (listener) => userData.subscribe(kind, listener),
    () => userData.read(kind),
    () => emptyView,
  );
}
