import type { SetKind } from "./kept-kinds.ts";
import { keepSoon, keptView, useKeptLater } from "./use-kept-later.ts";

/** A set of ids a person keeps, newest last; an id that does not exist is not kept. */
export function useKeptSet(kind: SetKind) {
  const { ids, bodies, isReady } = useKeptLater(kind);
  return {
    ids,
    isReady,
    has: (id: string) => bodies.has(id),
    /** Puts the id at the end, also when it was in the set. */
    add: (id: string) => keepSoon(kind, id, true),
    /** True when the id is in the set now. */
    toggle(id: string): boolean {
      // What another handler did since this was drawn counts.
      const isKept = keptView(kind).bodies.has(id);
      keepSoon(kind, id, isKept ? null : true);
      return !isKept;
    },
  };
}
