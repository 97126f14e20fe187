import { placeOf } from "#domain/sync/operation.ts";
import { type Replica, write } from "#domain/sync/replica.ts";
import { ruleOf } from "./collections.ts";
import { readShare, shareAfter } from "./counter-share.ts";
import { amountOf, bodyAfter, type Edits } from "./edit.ts";
import type { Place } from "./schema.ts";

const isCounter = (kind: string) => ruleOf(kind)?.mergeStrategy === "counter";

/** The slots that edits write: a device adds to its own share of a counter, all else has one slot. */
export function placesOf(edits: Edits, device: string): Place[] {
  return [...edits.values()].map(({ kind, key }) => [kind, key, isCounter(kind) ? device : ""]);
}

/** Writes the edits upon what stands at `now` (milliseconds since 1970). */
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
