import type { Json } from "#domain/sync/operation.ts";
import type { EntryKind } from "./collections.ts";
import { collectionView, openUserData, useCollectionMap } from "./use-collection.ts";

type Bodies = ReadonlyMap<string, unknown>;

/**
 * Calls back with the records of a kind: immediately where they were loaded, else as soon as they are. A value
 * computed before that would overwrite what was stored, here and on every device of the person.
 */
export function onCollectionReady(kind: EntryKind, act: (bodies: Bodies) => void): void {
  const shown = () => collectionView(kind);
  if (shown().isReady) {
    act(shown().bodies);
    return;
  }
  const read = openUserData().then((userData) => userData.load(kind));
  read
    .catch((error: unknown) => console.warn("what is kept was not read", error))
    .then(() => act(shown().bodies));
}

/** A setting that is synced to the person's other devices; the fallback is used where `check` returns undefined. */
export function useSyncedSetting<T extends Exclude<Json, null>>(
  name: string,
  fallback: T,
  check: (value: Json) => T | undefined,
) {
  "use memo";
  const { entries, isReady, put } = useCollectionMap("setting");
  const valueIn = (bodies: ReadonlyMap<string, unknown>) => {
    const found = bodies.get(name) as Json | undefined;
    return (found === undefined ? undefined : check(found)) ?? fallback;
  };
  return {
    value: valueIn(entries),
    isReady,
    save: (value: T) => put(name, value),
    /** Stores what is made of the current value, after it was read. */
    change: (made: (value: T) => T) =>
      onCollectionReady("setting", (bodies) => put(name, made(valueIn(bodies)))),
  };
}
