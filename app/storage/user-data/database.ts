import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, unwrap, wrap } from "idb";
import { type Operation, placeOf } from "#domain/sync/operation.ts";
import { newReplica, type Replica, write } from "#domain/sync/replica.ts";
import type { Clock, Timestamp } from "#domain/sync/timestamp.ts";
import { parseVerseKey } from "#domain/verse-reference.ts";

/** Kind, key and slot of an operation: IndexedDB orders such keys, so that a kind lies in one range. */
export type Place = [kind: string, key: string, slot: string];

/** What a device knows of itself and of the server (see `Replica`). */
export type DeviceRow = { readonly clock: Clock; readonly heard: Clock; readonly cursor: number };

export type UserDataSchema = DBSchema & {
  operations: { key: Place; value: Operation };
  unsent: { key: Place; value: Timestamp };
  device: { key: string; value: DeviceRow | Readonly<Record<string, number>> };
};

export type UserDatabase = IDBPDatabase<UserDataSchema>;
const storeNames = ["operations", "unsent", "device"] as const;
export type Upgrade = IDBPTransaction<UserDataSchema, (typeof storeNames)[number][], "versionchange">;

const oldName = "favorites.verses";

/** The favourites of the time before this store: a JSON array of verse keys in localStorage. */
export const oldFavourites = {
  read(): readonly string[] {
    try {
      const saved: unknown = JSON.parse(globalThis.localStorage?.getItem(oldName) ?? "[]");
      if (!Array.isArray(saved)) return [];
      return saved.filter((key) => typeof key === "string" && parseVerseKey(key) !== undefined);
    } catch {
      return [];
    }
  },
  forget(): void {
    try {
      globalThis.localStorage?.removeItem(oldName);
    } catch {
      // Where localStorage is blocked there was nothing to delete.
    }
  },
};

/** A random device id: 16 hex digits. */
export function randomDevice(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}

/** Fills the first version of the database with the favourites of localStorage. */
function takeOver(upgrade: Upgrade, now: number): void {
  const replica = newReplica(randomDevice());
  for (const key of oldFavourites.read())
    write(replica, { kind: "favourite-verse", key, slot: "", body: true }, now);
  for (const operation of replica.slots.values()) {
    upgrade.objectStore("operations").put(operation);
    const { kind, key, slot } = operation;
    upgrade.objectStore("unsent").put(replica.unsent.get(placeOf(operation)) ?? "", [kind, key, slot]);
  }
  const { clock, heard, cursor } = replica;
  upgrade.objectStore("device").put({ clock, heard, cursor }, "replica");
}

/** From each version to the next; a released migration is never changed. */
const migrations: readonly ((database: UserDatabase, upgrade: Upgrade) => void)[] = [
  (database, upgrade) => {
    database.createObjectStore("operations", { keyPath: ["kind", "key", "slot"] });
    database.createObjectStore("unsent");
    database.createObjectStore("device");
    takeOver(upgrade, Date.now());
  },
];

/** A database that opens at its first use, and again after the connection was lost. */
export type Connection = {
  readonly open: () => Promise<UserDatabase>;
  /** Closes the connection; the next `open` makes a new one. */
  readonly forget: () => void;
};

export function userDataConnection(name: string): Connection {
  let opening: Promise<UserDatabase> | undefined;
  const forget = () => {
    opening?.then((database) => database.close()).catch(() => undefined);
    opening = undefined;
  };
  const connect = async () => {
    const database = await openDB<UserDataSchema>(name, migrations.length, {
      upgrade(opened, from, _to, upgrade) {
        for (const migrate of migrations.slice(from)) migrate(opened, upgrade as unknown as Upgrade);
      },
      // A newer version in another tab waits for this connection to close.
      blocking: forget,
      terminated: forget,
    });
    oldFavourites.forget();
    return database;
  };
  return {
    open() {
      opening ??= connect().catch((error: unknown) => {
        opening = undefined;
        throw error;
      });
      return opening;
    },
    forget,
  };
}

/**
 * Which slots a function may read and write: all there are, or some places (which may depend on the device's
 * name) and, where asked for, everything that was not sent.
 */
export type Scope =
  | "all"
  | { readonly hasUnsent: boolean; readonly places: (device: string) => readonly Place[] };

/** The result of the function, and the operations it changed. */
export type Outcome<Result> = { readonly result: Result; readonly changed: readonly Operation[] };

type Writing = IDBPTransaction<UserDataSchema, (typeof storeNames)[number][], "readwrite">;

/** Names a batch of edits: it is written once, however often it is tried. */
type BatchName = { readonly tab: string; readonly number: number };

/** Tabs whose last batch is remembered. */
const mostTabs = 40;

/** More single reads than this are slower than reading all. */
const manyPlaces = 400;
const writesAtOnce = 250;

/** The place that `placeOf` names. */
function openPlace(place: string): Place {
  const [kind = "", key = "", slot = ""] = place.split("\0");
  return [kind, key, slot];
}

async function readPlaces(writing: Writing, replica: Replica, places: readonly Place[]): Promise<void> {
  const read = async (place: Place) => {
    const [operation, stamp] = await Promise.all([
      writing.objectStore("operations").get(place),
      writing.objectStore("unsent").get(place),
    ]);
    if (operation) replica.slots.set(placeOf(operation), operation);
    if (stamp) replica.unsent.set(place.join("\0"), stamp);
  };
  await Promise.all(places.map(read));
}

/** Reads what was not sent, oldest first, and either its slots or all there are. */
async function readUnsent(writing: Writing, replica: Replica, hasAll: boolean): Promise<void> {
  const unsent = writing.objectStore("unsent");
  const operations = writing.objectStore("operations");
  const [places, stamps] = await Promise.all([unsent.getAllKeys(), unsent.getAll()]);
  const pairs = places.map((place, index) => [place, stamps[index] ?? ""] as const);
  for (const [place, stamp] of pairs.sort(([, one], [, two]) => (one < two ? -1 : 1)))
    replica.unsent.set(place.join("\0"), stamp);
  const slots = hasAll
    ? await operations.getAll()
    : await Promise.all(places.map((place) => operations.get(place)));
  for (const operation of slots) if (operation) replica.slots.set(placeOf(operation), operation);
}

/**
 * Writes what differs from what was read, some hundreds at a time to yield to the page; returns the
 * operations among it. Requests that fail end the whole transaction, so that only the last is waited for.
 */
async function writeChanges(
  writing: Writing,
  replica: Replica,
  before: Pick<Replica, "slots" | "unsent">,
): Promise<Operation[]> {
  const operations = unwrap(writing.objectStore("operations"));
  const unsent = unwrap(writing.objectStore("unsent"));
  const changed = [...replica.slots].flatMap(([place, operation]) =>
    before.slots.get(place) === operation ? [] : [operation],
  );
  const writes = [
    ...changed.map((operation) => () => operations.put(operation)),
    ...[...replica.unsent].flatMap(([place, stamp]) =>
      before.unsent.get(place) === stamp ? [] : [() => unsent.put(stamp, openPlace(place))],
    ),
    ...[...before.unsent.keys()].flatMap((place) =>
      replica.unsent.has(place) ? [] : [() => unsent.delete(openPlace(place))],
    ),
  ];
  for (const [index, write] of writes.entries()) {
    const request = write();
    if (index % writesAtOnce === writesAtOnce - 1) await wrap(request as IDBRequest<unknown>);
  }
  const { clock, heard, cursor } = replica;
  await writing.objectStore("device").put({ clock, heard, cursor }, "replica");
  return changed;
}

/** Records the batch; false when it was written before. */
async function isFirst(writing: Writing, { tab, number }: BatchName): Promise<boolean> {
  const store = writing.objectStore("device");
  const written = ((await store.get("written")) ?? {}) as Readonly<Record<string, number>>;
  if ((written[tab] ?? 0) >= number) return false;
  const others = Object.entries(written).filter(([other]) => other !== tab);
  store.put(Object.fromEntries([...others.slice(1 - mostTabs), [tab, number]]), "written");
  return true;
}

/**
 * Runs `act` on this device's replica within one transaction, so that concurrent tabs wait for each other; what the
 * function changed is stored when this resolves. `act` must be synchronous. Rejects when the browser
 * cannot store anything or `act` throws; nothing is changed then.
 */
export async function withReplica<Result>(
  database: UserDatabase,
  scope: Scope,
  write: (replica: Replica) => Result,
): Promise<Outcome<Result>> {
  const outcome = await withReplicaOnce(database, undefined, scope, write);
  if (!outcome) throw new Error("an act without a name was taken for one done before");
  return outcome;
}

/** Like `withReplica`, for a named batch; undefined when that batch was written before. */
export async function withReplicaOnce<Result>(
  database: UserDatabase,
  batch: BatchName | undefined,
  scope: Scope,
  write: (replica: Replica) => Result,
): Promise<Outcome<Result> | undefined> {
  const writing: Writing = database.transaction([...storeNames], "readwrite");
  try {
    if (batch && !(await isFirst(writing, batch))) return undefined;
    const saved = (await writing.objectStore("device").get("replica")) as DeviceRow | undefined;
    const replica: Replica = Object.assign(newReplica(saved?.clock.device ?? randomDevice()), saved);
    const places = scope === "all" ? undefined : scope.places(replica.clock.device);
    const hasAll = !places || places.length > manyPlaces;
    if (hasAll || (scope !== "all" && scope.hasUnsent)) await readUnsent(writing, replica, hasAll);
    if (!hasAll) await readPlaces(writing, replica, places);
    const before = { slots: new Map(replica.slots), unsent: new Map(replica.unsent) };
    const result = write(replica);
    const changed = await writeChanges(writing, replica, before);
    await writing.done;
    return { result, changed };
  } catch (error) {
    writing.done.catch(() => undefined);
    try {
      writing.abort();
    } catch {
      // The transaction has already ended.
    }
    throw error;
  }
}

/** Empties the database; the device gets another name with its next edit. */
export async function eraseAll(database: UserDatabase): Promise<void> {
  const clearing = database.transaction([...storeNames], "readwrite");
  await Promise.all([...storeNames.map((name) => clearing.objectStore(name).clear()), clearing.done]);
}
