import { kept } from "./kept.ts";
import type { SetKind } from "./kept-kinds.ts";
import { useKindView } from "./use-kind-view.ts";

/** A set of ids a person keeps, newest last. Acts answer false for an id that does not exist. */
export function useKeptSet(kind: SetKind) {
  const { ids, bodies, isReady } = useKindView(kind);
  const add = (id: string) => kept.put(kind, id, true);
  const remove = (id: string) => kept.remove(kind, id);
  return {
    ids,
    isReady,
    has: (id: string) => bodies.has(id),
    /** Puts the id at the end, also when it was in the set. */
    add,
    remove,
    /** True when the id is in the set now. */
    toggle(id: string): boolean {
      // What another handler did since this was drawn counts.
      if (!kept.read(kind).bodies.has(id)) return add(id);
      remove(id);
      return false;
    },
  };
}
