import { useSyncExternalStore } from "react";
import { kept } from "./kept.ts";
import type { KeptKind } from "./kept-kinds.ts";
import { emptyView, type KindView } from "./kind-view.ts";

/** What is kept of a kind; the server and the first paint see nothing kept. */
export function useKindView(kind: KeptKind): KindView {
  return useSyncExternalStore(
    (listener) => kept.subscribe(kind, listener),
    () => kept.read(kind),
    () => emptyView,
  );
}
