import { changeRecord, useCollectionMap } from "#app/storage/user-data/use-collection.ts";
import { type OwnSet, readOwnSet } from "#domain/counting/own-set.ts";

/** A new id, after those made before it. */
function newId(): string {
  return `${Date.now().toString(36)}-${crypto.randomUUID().slice(0, 8)}`;
}

/** A person's own sets of athkar as they are stored, in the order in which they were made. */
export function useStoredSets() {
  const { entries, isReady, put, remove } = useCollectionMap("athkar-set");
  return {
    isReady,
    sets: [...entries].map(([id, set]) => ({ id, ...set })).sort((a, b) => (a.id < b.id ? -1 : 1)),
    find: (id: string) => entries.get(id),
    put,
    remove,
    /** Changes a set as it is stored now, whichever tab changed it last. */
    change(id: string, edit: (set: OwnSet) => OwnSet): void {
      changeRecord("athkar-set", id, (body) => {
        const { name, dhikrs } = edit(readOwnSet(body) ?? { name: "", dhikrs: [] });
        return { name, dhikrs };
      });
    },
    /** Stores a new set and returns its id. */
    make(set: OwnSet): string {
      const id = newId();
      put(id, set);
      return id;
    },
  };
}
