import type { EntryKind } from "./kept-kinds.ts";
import { keptView, openKept } from "./use-kept-later.ts";

type Bodies = ReadonlyMap<string, unknown>;

/**
 * Acts upon what is kept of a kind: at once where it was read, else as soon as it is. What is made of a value
 * that was not read yet would write over what was kept, here and on every device of the person.
 */
export function uponKept(kind: EntryKind, act: (bodies: Bodies) => void): void {
  const shown = () => keptView(kind);
  if (shown().isReady) {
    act(shown().bodies);
    return;
  }
  const read = openKept().then((kept) => kept.load(kind));
  read
    .catch((error: unknown) => console.warn("what is kept was not read", error))
    .then(() => act(shown().bodies));
}
