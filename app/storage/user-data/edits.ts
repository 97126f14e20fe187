import { check, number, object, pipe } from "valibot";
import { parseWith } from "#app/storage/stored-value.ts";
import { type Json, placeOf } from "#domain/sync/operation.ts";
import { type Replica, write } from "#domain/sync/replica.ts";
import { isValidRecord, ruleOf } from "./collections.ts";
import type { Place } from "./database.ts";

/** What one device has added to a counter and subtracted from it, both whole and never negative. */
type Share = { readonly up: number; readonly down: number };

const count = pipe(
  number(),
  check((value) => Number.isSafeInteger(value) && value >= 0),
);
const shareSchema = object({ up: count, down: count });

/** Reads a share; undefined for anything else. */
export function readShare(body: Json | undefined): Share | undefined {
  return parseWith(shareSchema, body);
}

/** The share after a whole number was added, or subtracted where it is negative. */
function shareAfter(share: Share | undefined, amount: number): Share {
  const { up, down } = share ?? { up: 0, down: 0 };
  return amount < 0 ? { up, down: down - amount } : { up: up + amount, down };
}

/** Makes the new body of the current one: null removes it, undefined leaves it. */
export type Change = (body: Json) => Json | undefined;

/** What a person did to a record: put a body (null removes it), added to a counter, or changed the body. */
export type Step =
  | { readonly type: "put"; readonly body: Json }
  | { readonly type: "add"; readonly amount: number }
  | { readonly type: "change"; readonly change: Change };

/** What is still to be written to one record. */
export type Edit = { readonly kind: string; readonly key: string; readonly steps: readonly Step[] };

/** Edits by record, oldest first. */
export type Edits = Map<string, Edit>;

/** Adds a step to the edit of a record, which becomes the newest edit. */
export function addStep(edits: Edits, kind: string, key: string, step: Step): void {
  const name = `${kind}\0${key}`;
  const steps = edits.get(name)?.steps ?? [];
  edits.delete(name);
  edits.set(name, { kind, key, steps: withStep(steps, step) });
}

/** The edits of one list followed by those of another. */
export function joinEdits(earlier: Edits, later: Edits): Edits {
  const all = new Map(earlier);
  for (const { kind, key, steps } of later.values()) for (const step of steps) addStep(all, kind, key, step);
  return all;
}

function withStep(steps: readonly Step[], step: Step): readonly Step[] {
  if (step.type === "put") return [step];
  const last = steps.at(-1);
  if (step.type === "add" && last?.type === "add")
    return [...steps.slice(0, -1), { type: "add", amount: last.amount + step.amount }];
  return [...steps, step];
}

/** The body after the steps; null where there is none. A change to a body that may not be stored is ignored. */
export function bodyAfter({ kind, key, steps }: Edit, before: Json): Json {
  let body = before;
  for (const step of steps) {
    if (step.type === "put") body = step.body;
    if (step.type === "change") {
      const changed = step.change(body);
      if (changed === null || (changed !== undefined && isValidRecord(kind, key, changed))) body = changed;
    }
  }
  return body;
}

/** The sum that the steps add to a counter. */
export function amountOf({ steps }: Edit): number {
  return steps.reduce((sum, step) => (step.type === "add" ? sum + step.amount : sum), 0);
}

const isCounter = (kind: string) => ruleOf(kind)?.mergeStrategy === "counter";

/** The slots that edits write: a device adds to its own share of a counter, all else has one slot. */
export function placesOf(edits: Edits, device: string): Place[] {
  return [...edits.values()].map(({ kind, key }) => [kind, key, isCounter(kind) ? device : ""]);
}

/** Applies the edits to the replica at `now` (milliseconds since 1970). */
export function writeEdits(replica: Replica, edits: Edits, now: number): void {
  for (const edit of edits.values()) {
    const { kind, key } = edit;
    const slot = isCounter(kind) ? replica.clock.device : "";
    const before = replica.slots.get(placeOf({ kind, key, slot }))?.body ?? null;
    const body = isCounter(kind) ? shareAfter(readShare(before), amountOf(edit)) : bodyAfter(edit, before);
    if (body !== before) write(replica, { kind, key, slot, body }, now);
    // A member that is put again becomes the newest of its set.
    else if (body !== null && edit.steps.at(-1)?.type === "put")
      write(replica, { kind, key, slot, body }, now);
  }
}
