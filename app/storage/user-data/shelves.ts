import { type Operation, placeOf } from "#domain/sync/operation.ts";
import type { Edits } from "./edit.ts";
import { emptyView, type KindView, kindView } from "./kind-view.ts";

/** What one tab knows of one kind; `late` is what came in while the disk is being read. */
type Shelf = {
  operations: Map<string, Operation>;
  isReady: boolean;
  late?: Operation[];
  reading?: Promise<void>;
  view?: KindView;
};

/**
 * What a tab has read from the disk and heard since, by kind, and who looks at it. `read` gives the
 * operations of a kind, `edits` what is not on the disk yet.
 */
export function newShelves(read: (kind: string) => Promise<readonly Operation[]>, edits: () => Edits) {
  const shelves = new Map<string, Shelf>();
  const listeners = new Map<string, Set<() => void>>();

  const shelfOf = (kind: string): Shelf => {
    const known = shelves.get(kind);
    if (known) return known;
    const shelf = { operations: new Map(), isReady: false };
    shelves.set(kind, shelf);
    return shelf;
  };

  /** Has a kind drawn anew. */
  const show = (kind: string) => {
    delete shelfOf(kind).view;
    for (const listener of listeners.get(kind) ?? []) listener();
  };

  /** Takes in operations of the kinds that were asked for; gives the kinds that are other now. */
  const takeIn = (operations: readonly Operation[]): ReadonlySet<string> => {
    const touched = new Set<string>();
    for (const operation of operations) {
      const shelf = shelves.get(operation.kind);
      const kept = shelf?.operations.get(placeOf(operation));
      if (!shelf || (kept && kept.stamp >= operation.stamp)) continue;
      shelf.operations.set(placeOf(operation), operation);
      shelf.late?.push(operation);
      touched.add(operation.kind);
    }
    return touched;
  };

  const readFromDisk = async (kind: string): Promise<void> => {
    const shelf = shelfOf(kind);
    const late: Operation[] = [];
    shelf.late = late;
    // What cannot be read: the person begins with nothing, and hears of it with the first edit.
    const found = await read(kind).catch(() => undefined);
    // Another reading has begun since: that one is heard.
    if (shelf.late !== late) return;
    if (found) {
      shelf.operations = new Map();
      takeIn([...found, ...late]);
    }
    delete shelf.late;
    shelf.isReady = true;
    show(kind);
  };

  const load = async (kind: string): Promise<void> => {
    const shelf = shelfOf(kind);
    shelf.reading ??= readFromDisk(kind);
    await shelf.reading;
  };

  return {
    load,
    show,
    takeIn,
    view(kind: string): KindView {
      const shelf = shelves.get(kind);
      if (!shelf) return emptyView;
      shelf.view ??= kindView(kind, shelf.operations.values(), edits(), shelf.isReady);
      return shelf.view;
    },
    subscribe(kind: string, listener: () => void): () => void {
      const own = listeners.get(kind) ?? new Set();
      listeners.set(kind, own.add(listener));
      load(kind);
      return () => own.delete(listener);
    },
    /** Reads every kind anew; what was erased is gone at once. */
    readAgain(isErased: boolean): void {
      for (const [kind, shelf] of shelves) {
        if (isErased) shelf.operations = new Map();
        shelf.reading = readFromDisk(kind);
        if (isErased) show(kind);
      }
    },
    /** What stands at a slot on the disk, as far as this tab knows; undefined before the kind was read. */
    operationAt(kind: string, key: string): Operation | null | undefined {
      const shelf = shelves.get(kind);
      return shelf?.isReady ? (shelf.operations.get(placeOf({ kind, key, slot: "" })) ?? null) : undefined;
    },
  };
}
