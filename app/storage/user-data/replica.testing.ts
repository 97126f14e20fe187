import { type Json, type Operation, placeOf } from "#domain/sync/operation.ts";
import type { Replica } from "#domain/sync/replica.ts";
import { kindView } from "./collection-cache.ts";
import type { CollectionName, CounterKind } from "./collections.ts";
import { addStep, type Edits, type Step, writeEdits } from "./edits.ts";

type BodyKind = Exclude<CollectionName, CounterKind>;

function edit(replica: Replica, kind: CollectionName, key: string, step: Step, now: number): void {
  const edits: Edits = new Map();
  addStep(edits, kind, key, step);
  writeEdits(replica, edits, now);
}

function operationAt(replica: Replica, kind: string, key: string, slot: string): Operation {
  const operation = replica.slots.get(placeOf({ kind, key, slot }));
  if (!operation) throw new Error(`nothing was written at ${kind} ${key}`);
  return operation;
}

/** Writes a body to a device in memory at `now` (milliseconds), as the app writes it to its database. */
export function put(replica: Replica, kind: BodyKind, key: string, body: Json, now: number): Operation {
  edit(replica, kind, key, { type: "put", body }, now);
  return operationAt(replica, kind, key, "");
}

/** Leaves a tombstone where something was stored. */
export function remove(replica: Replica, kind: BodyKind, key: string, now: number): void {
  edit(replica, kind, key, { type: "put", body: null }, now);
}

/** Adds a whole number to a counter, also a negative one. */
export function add(
  replica: Replica,
  kind: CounterKind,
  key: string,
  amount: number,
  now: number,
): Operation {
  edit(replica, kind, key, { type: "add", amount }, now);
  return operationAt(replica, kind, key, replica.clock.device);
}

function viewOf(replica: Replica, kind: CollectionName) {
  const operations = [...replica.slots.values()].filter((operation) => operation.kind === kind);
  return kindView(kind, operations, new Map(), true);
}

/** What the app shows of a kind, by key. */
export function valuesOf(replica: Replica, kind: BodyKind): ReadonlyMap<string, unknown> {
  return viewOf(replica, kind).bodies;
}

/** The total of a counter that the app shows. */
export function totalOf(replica: Replica, kind: CounterKind, key: string): number {
  return viewOf(replica, kind).totals.get(key) ?? 0;
}
