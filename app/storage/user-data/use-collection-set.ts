import type { SetKind } from "./collections.ts";
import { collectionView, saveRecord, useCollection } from "./use-collection.ts";

/** A set of ids a person keeps, newest last; an id that does not exist is not kept. */
export function useCollectionSet(kind: SetKind) {
  const { ids, bodies, isReady } = useCollection(kind);
  return {
    ids,
    isReady,
    has: (id: string) => bodies.has(id),
    /** Puts the id at the end, also when it was in the set. */
    add: (id: string) => saveRecord(kind, id, true),
    /** True when the id is in the set now. */
    toggle(id: string): boolean {
      // What another handler did since this was drawn counts.
      const isMember = collectionView(kind).bodies.has(id);
      saveRecord(kind, id, isMember ? null : true);
      return !isMember;
    },
  };
}
