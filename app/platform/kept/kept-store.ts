import type { Json, Operation } from "#domain/sync/operation.ts";
import { placeOf } from "#domain/sync/operation.ts";
import type { Replica } from "#domain/sync/replica.ts";
import { bodyAfter, type Change, type Edits, joined, note, type Step } from "./edit.ts";
import type { Connection, KeptDatabase } from "./kept-database.ts";
import { isKeepable, ruleOf } from "./kept-kinds.ts";
import { emptyView, type KindView, kindView } from "./kind-view.ts";
import type { OtherTabs, Tidings } from "./other-tabs.ts";
import { randomDevice } from "./take-over.ts";
import type { Batch, Journal } from "./unwritten.ts";
import { eraseAll, type Outcome, type Scope, withReplica, withReplicaOnce } from "./with-replica.ts";
import { placesOf, writeEdits } from "./write-edits.ts";

/** What one tab knows of one kind; `late` is what came in while the disk is being read. */
type Shelf = {
  operations: Map<string, Operation>;
  isReady: boolean;
  late?: Operation[];
  reading?: Promise<void>;
  view?: KindView;
};

type Surroundings = {
  readonly connection: Connection;
  readonly tabs: OtherTabs;
  readonly journal: Journal;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly onFailure: () => void;
};

/** More changed operations than this are not told one by one. */
const manyOperations = 1000;

export type KeptStore = ReturnType<typeof keptStore>;

/**
 * What a person keeps, as one tab sees it. Edits show at once and are written one batch after another; what
 * cannot be written stays for the visit and is tried again with the next edit.
 */
export function keptStore({ connection, tabs, journal, now, onFailure }: Surroundings) {
  const shelves = new Map<string, Shelf>();
  const listeners = new Map<string, Set<() => void>>();
  let waiting: Edits = new Map();
  let onTheWay: Edits = new Map();
  const tab = randomDevice();
  let lastBatch = 0;
  let hasFailed = false;
  let taking: Promise<void> | undefined;
  let writing: Promise<void> | undefined;
  let isListening = false;

  /** The database, after what earlier pages left in the journal was written to it. */
  const open = async (): Promise<KeptDatabase> => {
    const database = await connection.open();
    taking ??= takeLeft(database).catch(() => undefined);
    await taking;
    return database;
  };

  const shelfOf = (kind: string): Shelf => {
    const known = shelves.get(kind);
    if (known) return known;
    const shelf = { operations: new Map(), isReady: false };
    shelves.set(kind, shelf);
    return shelf;
  };

  const tellScreens = (kind: string) => {
    delete shelfOf(kind).view;
    for (const listener of listeners.get(kind) ?? []) listener();
  };

  const takeIn = (operations: readonly Operation[]) => {
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

  const hear = (tidings: Tidings) => {
    if (tidings.type === "operations") for (const kind of takeIn(tidings.operations)) tellScreens(kind);
    else readAgain(tidings.type === "erased");
  };

  const readFromDisk = async (kind: string): Promise<void> => {
    const shelf = shelfOf(kind);
    const late: Operation[] = [];
    shelf.late = late;
    try {
      const database = await open();
      const read = await database.getAll("operations", IDBKeyRange.bound([kind], [kind, []]));
      if (shelf.late !== late) return;
      shelf.operations = new Map();
      takeIn([...read, ...late]);
    } catch {
      // Nothing can be read here: the person begins with nothing, and hears of it with the first edit.
    }
    delete shelf.late;
    shelf.isReady = true;
    tellScreens(kind);
  };

  const load = async (kind: string): Promise<void> => {
    if (!isListening) {
      isListening = true;
      tabs.listen(hear);
    }
    const shelf = shelfOf(kind);
    shelf.reading ??= readFromDisk(kind);
    await shelf.reading;
  };

  const readAgain = (isErased: boolean) => {
    if (isErased) waiting = new Map();
    taking = undefined;
    for (const [kind, shelf] of shelves) {
      if (isErased) shelf.operations = new Map();
      shelf.reading = readFromDisk(kind);
      if (isErased) tellScreens(kind);
    }
  };

  /** Tells this tab and the others what an act on the disk has changed. */
  const publish = (changed: readonly Operation[]) => {
    const touched = takeIn(changed);
    if (changed.length > manyOperations) tabs.tell({ type: "changed" });
    else if (changed.length > 0) tabs.tell({ type: "operations", operations: changed });
    return touched;
  };

  const writeBatch = (database: KeptDatabase, batch: Batch) => {
    const scope = { hasUnsent: false, places: (device: string) => placesOf(batch.edits, device) };
    return withReplicaOnce(database, batch, scope, (replica) => writeEdits(replica, batch.edits, now()));
  };

  const takeLeft = async (database: KeptDatabase): Promise<void> => {
    const left = journal.read();
    for (const batch of left) {
      const outcome = await writeBatch(database, batch);
      for (const kind of publish(outcome?.changed ?? [])) tellScreens(kind);
    }
    if (left.length > 0) journal.forget(left);
  };

  const write = async (edits: Edits): Promise<void> => {
    const batch = { tab, number: lastBatch, edits };
    const outcome = await open()
      .then((database) => writeBatch(database, batch))
      .catch(async () => {
        // A connection may have died while the tab slept: a new one is tried before anything is said.
        connection.forget();
        return writeBatch(await open(), batch);
      });
    onTheWay = new Map();
    publish(outcome?.changed ?? []);
  };

  const writeAll = async (): Promise<void> => {
    while (waiting.size > 0) {
      onTheWay = waiting;
      waiting = new Map();
      lastBatch += 1;
      const kinds = new Set([...onTheWay.values()].map(({ kind }) => kind));
      try {
        await write(onTheWay);
        hasFailed = false;
        for (const kind of kinds) tellScreens(kind);
      } catch {
        waiting = joined(onTheWay, waiting);
        onTheWay = new Map();
        hasFailed = true;
        onFailure();
        return;
      }
    }
  };

  /** What of the edits can be written down: a change becomes what it led to. */
  const settledEdits = (edits: Edits): Edits =>
    new Map(
      [...edits].map(([name, edit]) => {
        if (!edit.steps.some(({ type }) => type === "change")) return [name, edit];
        const { kind, key } = edit;
        const before = shelfOf(kind).operations.get(placeOf({ kind, key, slot: "" }))?.body ?? null;
        return [name, { kind, key, steps: [{ type: "put", body: bodyAfter(edit, before) }] }];
      }),
    );

  const begin = () => {
    writing ??= Promise.resolve()
      .then(writeAll)
      .finally(() => {
        writing = undefined;
      });
  };

  const edit = (kind: string, key: string, step: Step): void => {
    note(waiting, kind, key, step);
    tellScreens(kind);
    begin();
  };

  return {
    /** What is kept of a kind, as it is shown now; empty until it was loaded. */
    read(kind: string): KindView {
      const shelf = shelves.get(kind);
      if (!shelf) return emptyView;
      shelf.view ??= kindView(kind, shelf.operations.values(), joined(onTheWay, waiting), shelf.isReady);
      return shelf.view;
    },
    load,
    /** Calls the listener after every change of a kind, and reads the kind from the disk. */
    subscribe(kind: string, listener: () => void): () => void {
      const own = listeners.get(kind) ?? new Set();
      listeners.set(kind, own.add(listener));
      load(kind);
      return () => own.delete(listener);
    },
    /** Keeps a body at a key; false when the kind refuses it. */
    put(kind: string, key: string, body: Exclude<Json, null>): boolean {
      if (!isKeepable(kind, key, body)) return false;
      edit(kind, key, { type: "put", body });
      return true;
    },
    remove(kind: string, key: string): boolean {
      if (!ruleOf(kind)?.hasKey(key)) return false;
      edit(kind, key, { type: "put", body: null });
      return true;
    },
    /** Adds a whole number to a counter; false when the kind refuses the key. */
    add(kind: string, key: string, amount: number): boolean {
      const rule = ruleOf(kind);
      if (rule?.manner !== "counter" || !rule.hasKey(key) || !Number.isSafeInteger(amount)) return false;
      if (amount !== 0) edit(kind, key, { type: "add", amount });
      return true;
    },
    /** Changes what stands at a key, upon what any tab has written meanwhile; false when the key is refused. */
    change(kind: string, key: string, change: Change): boolean {
      if (!ruleOf(kind)?.hasKey(key)) return false;
      edit(kind, key, { type: "change", change });
      return true;
    },
    /** Resolves when everything was written, or could not be. */
    settled: async (): Promise<void> => {
      await writing;
    },
    /** Puts down in the journal what is not written yet, when the page goes away. */
    leave(): void {
      if (hasFailed) return;
      const batches = [onTheWay, waiting].flatMap((edits, index) =>
        edits.size > 0 ? [{ tab, number: lastBatch + index, edits: settledEdits(edits) }] : [],
      );
      if (batches.length === 0) return;
      journal.save(batches);
      // The journal has it now; a page that comes back reads it from there.
      waiting = new Map();
      lastBatch += 1;
    },
    /** Acts on the whole memory of this device, for sync and import; see `withReplica`. */
    async exchange<Result>(scope: Scope, act: (replica: Replica) => Result): Promise<Outcome<Result>> {
      await writing;
      const outcome = await withReplica(await open(), scope, act);
      for (const kind of publish(outcome.changed)) tellScreens(kind);
      return outcome;
    },
    /** Forgets everything, here and in the other tabs. Rejects when the disk refuses. */
    async erase(): Promise<void> {
      await writing;
      try {
        await eraseAll(await open());
      } finally {
        tabs.tell({ type: "erased" });
        hear({ type: "erased" });
      }
    },
  };
}
