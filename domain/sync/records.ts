import { z } from "zod";
import type { Json, Operation } from "./operation.ts";
import { placeOf } from "./operation.ts";
import { type Replica, write } from "./replica.ts";

/**
 * The kinds this program understands and how their edits add up. A kind that is not listed is carried along
 * untouched.
 */
export const kinds = {
  bookmark: "set",
  "favourite-surah": "set",
  "favourite-verse": "set",
  "favourite-name": "set",
  "favourite-dua": "set",
  "favourite-hadith": "set",
  note: "value",
  setting: "value",
  position: "value",
  tasbih: "counter",
  study: "counter",
  "review-card": "value",
  "quiz-result": "set",
} as const satisfies Record<string, "set" | "value" | "counter">;

export type Kind = keyof typeof kinds;
type KindOf<MergeStrategy extends string> = {
  [Name in Kind]: (typeof kinds)[Name] extends MergeStrategy ? Name : never;
}[Kind];
export type SetKind = KindOf<"set">;
export type ValueKind = KindOf<"value">;
export type CounterKind = KindOf<"counter">;

const share = z.object({ up: z.int().nonnegative(), down: z.int().nonnegative() });

/** Puts a value at a key: a setting, a note, a member of a set with what belongs to it (`true` for nothing). */
export function put(
  replica: Replica,
  kind: SetKind | ValueKind,
  key: string,
  body: Exclude<Json, null>,
  now: number,
): Operation {
  return write(replica, { kind, key, slot: "", body }, now);
}

/** Leaves a tombstone at a key. */
export function remove(replica: Replica, kind: SetKind | ValueKind, key: string, now: number): Operation {
  return write(replica, { kind, key, slot: "", body: null }, now);
}

/** Adds to a counter, or takes away: `amount` is a whole number. The device writes only its own share. */
export function add(
  replica: Replica,
  kind: CounterKind,
  key: string,
  amount: number,
  now: number,
): Operation {
  const slot = replica.clock.device;
  const saved = share.safeParse(replica.slots.get(placeOf({ kind, key, slot }))?.body);
  const { up, down } = saved.success ? saved.data : { up: 0, down: 0 };
  const body = amount < 0 ? { up, down: down - amount } : { up: up + amount, down };
  return write(replica, { kind, key, slot, body }, now);
}

/** The value at a key; undefined when there is none or it was removed. */
export function valueAt(replica: Replica, kind: SetKind | ValueKind, key: string): Json | undefined {
  return replica.slots.get(placeOf({ kind, key, slot: "" }))?.body ?? undefined;
}

/** Everything of a kind that was not removed, by key. */
export function valuesOf(replica: Replica, kind: SetKind | ValueKind): Map<string, Json> {
  const values = new Map<string, Json>();
  for (const operation of replica.slots.values()) {
    if (operation.kind === kind && operation.body !== null) values.set(operation.key, operation.body);
  }
  return values;
}

/** A counter's total over all devices. */
export function totalOf(replica: Replica, kind: CounterKind, key: string): number {
  let total = 0;
  for (const operation of replica.slots.values()) {
    if (operation.kind !== kind || operation.key !== key) continue;
    const read = share.safeParse(operation.body);
    if (read.success) total += read.data.up - read.data.down;
  }
  return total;
}
