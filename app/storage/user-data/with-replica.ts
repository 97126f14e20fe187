import { type IDBPTransaction, unwrap, wrap } from "idb";
import { type Operation, placeOf } from "#domain/sync/operation.ts";
import { newReplica, type Replica } from "#domain/sync/replica.ts";
import {
  type DeviceRow,
  type Place,
  randomDevice,
  storeNames,
  type UserDatabase,
  type UserDataSchema,
} from "./database.ts";

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
export type BatchName = { readonly tab: string; readonly number: number };

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
  const acts = [
    ...changed.map((operation) => () => operations.put(operation)),
    ...[...replica.unsent].flatMap(([place, stamp]) =>
      before.unsent.get(place) === stamp ? [] : [() => unsent.put(stamp, openPlace(place))],
    ),
    ...[...before.unsent.keys()].flatMap((place) =>
      replica.unsent.has(place) ? [] : [() => unsent.delete(openPlace(place))],
    ),
  ];
  for (const [index, act] of acts.entries()) {
    const request = act();
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
  act: (replica: Replica) => Result,
): Promise<Outcome<Result>> {
  const outcome = await withReplicaOnce(database, undefined, scope, act);
  if (!outcome) throw new Error("an act without a name was taken for one done before");
  return outcome;
}

/** Like `withReplica`, for a named batch; undefined when that batch was written before. */
export async function withReplicaOnce<Result>(
  database: UserDatabase,
  batch: BatchName | undefined,
  scope: Scope,
  act: (replica: Replica) => Result,
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
    const result = act(replica);
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
