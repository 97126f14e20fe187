import { type Json, type Operation, placeOf } from "#domain/sync/operation.ts";
import { ruleOf } from "./collections.ts";
import { amountOf, bodyAfter, type Edits, readShare } from "./edits.ts";

/** The stored records of a kind as a person sees them; the last edited is last. */
export type KindView = {
  readonly ids: readonly string[];
  readonly bodies: ReadonlyMap<string, unknown>;
  /** Totals of counters. */
  readonly totals: ReadonlyMap<string, number>;
  /** False until the disk was read. */
  readonly isReady: boolean;
};

/** What the server and the first paint show. */
export const emptyView: KindView = { ids: [], bodies: new Map(), totals: new Map(), isReady: false };

/** The view of one kind, made of the stored operations and the edits that are not stored yet. */
export function kindView(
  kind: string,
  operations: Iterable<Operation>,
  edits: Edits,
  isReady: boolean,
): KindView {
  const rule = ruleOf(kind);
  if (!rule) return { ...emptyView, isReady };
  const own = [...edits.values()].filter((edit) => edit.kind === kind);
  if (rule.mergeStrategy === "counter") {
    const totals = new Map<string, number>();
    for (const { key, body } of operations) {
      const share = readShare(body);
      if (share) totals.set(key, (totals.get(key) ?? 0) + share.up - share.down);
    }
    for (const edit of own) totals.set(edit.key, (totals.get(edit.key) ?? 0) + amountOf(edit));
    return { ...emptyView, ids: [...totals.keys()], totals, isReady };
  }
  const wholeRecord = [...operations].filter(({ slot }) => slot === "");
  const inOrder = wholeRecord.sort((one, two) => (one.stamp < two.stamp ? -1 : 1));
  const raw = new Map<string, Json>(inOrder.map(({ key, body }) => [key, body]));
  for (const edit of own) {
    const body = bodyAfter(edit, raw.get(edit.key) ?? null);
    raw.delete(edit.key);
    raw.set(edit.key, body);
  }
  const bodies = new Map<string, unknown>();
  for (const [key, body] of raw) {
    const read = body === null || !rule.hasKey(key) ? undefined : rule.read(body);
    if (read !== undefined) bodies.set(key, read);
  }
  return { ...emptyView, ids: [...bodies.keys()], bodies, isReady };
}

/** What one tab knows of one kind; `late` is what arrived while the database is being read. */
type CachedCollection = {
  operations: Map<string, Operation>;
  isReady: boolean;
  late?: Operation[];
  reading?: Promise<void>;
  view?: KindView;
};

/**
 * What a tab has loaded and received since, by kind, and its subscribers. `read` returns the stored
 * operations of a kind, `edits` what is not stored yet.
 */
export function createCollectionCache(
  read: (kind: string) => Promise<readonly Operation[]>,
  edits: () => Edits,
) {
  const cache = new Map<string, CachedCollection>();
  const listeners = new Map<string, Set<() => void>>();

  const cachedOf = (kind: string): CachedCollection => {
    const known = cache.get(kind);
    if (known) return known;
    const cached = { operations: new Map(), isReady: false };
    cache.set(kind, cached);
    return cached;
  };

  /** Renders a kind again. */
  const show = (kind: string) => {
    delete cachedOf(kind).view;
    for (const listener of listeners.get(kind) ?? []) listener();
  };

  /** Merges operations of the loaded kinds; returns the kinds that changed. */
  const addOperations = (operations: readonly Operation[]): ReadonlySet<string> => {
    const touched = new Set<string>();
    for (const operation of operations) {
      const cached = cache.get(operation.kind);
      const saved = cached?.operations.get(placeOf(operation));
      if (!cached || (saved && saved.stamp >= operation.stamp)) continue;
      cached.operations.set(placeOf(operation), operation);
      cached.late?.push(operation);
      touched.add(operation.kind);
    }
    return touched;
  };

  const readFromDisk = async (kind: string): Promise<void> => {
    const cached = cachedOf(kind);
    const late: Operation[] = [];
    cached.late = late;
    // If reading fails, the person starts with nothing and is told at the first edit.
    const found = await read(kind).catch(() => undefined);
    // A later read has started: its result is used.
    if (cached.late !== late) return;
    if (found) {
      cached.operations = new Map();
      addOperations([...found, ...late]);
    }
    delete cached.late;
    cached.isReady = true;
    show(kind);
  };

  const load = async (kind: string): Promise<void> => {
    const cached = cachedOf(kind);
    cached.reading ??= readFromDisk(kind);
    await cached.reading;
  };

  return {
    load,
    show,
    addOperations,
    view(kind: string): KindView {
      const cached = cache.get(kind);
      if (!cached) return emptyView;
      cached.view ??= kindView(kind, cached.operations.values(), edits(), cached.isReady);
      return cached.view;
    },
    subscribe(kind: string, listener: () => void): () => void {
      const own = listeners.get(kind) ?? new Set();
      listeners.set(kind, own.add(listener));
      load(kind);
      return () => own.delete(listener);
    },
    /** Reads every kind again; erased data disappears immediately. */
    readAgain(isErased: boolean): void {
      for (const [kind, cached] of cache) {
        if (isErased) cached.operations = new Map();
        cached.reading = readFromDisk(kind);
        if (isErased) show(kind);
      }
    },
    /** The stored operation of a record, as far as this tab knows; undefined before the kind was read. */
    operationAt(kind: string, key: string): Operation | null | undefined {
      const cached = cache.get(kind);
      return cached?.isReady ? (cached.operations.get(placeOf({ kind, key, slot: "" })) ?? null) : undefined;
    },
  };
}
