import type { EntryKind } from "./collections.ts";
import { collectionView, openUserData } from "./use-collection.ts";

type Bodies = ReadonlyMap<string, unknown>;

/**
 * Acts upon what is kept of a kind: at once where it was read, else as soon as it is. What is made of a value
 * that was not read yet would write over what was kept, here and on every device of the person.
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
