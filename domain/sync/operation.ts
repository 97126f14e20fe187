import type { Timestamp } from "./timestamp.ts";

/** What JSON can say. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [name: string]: Json | undefined };

/**
 * One edit. It fills a slot of a record (kind and key), and the later stamp of a slot wins: a single value or
 * a member of a set has the one slot `""`, a counter has one slot for each device. `null` is a tombstone.
 * A version that does not know the kind can still merge it and send it on.
 */
export type Operation = {
  readonly kind: string;
  readonly key: string;
  readonly slot: string;
  readonly stamp: Timestamp;
  readonly body: Json;
};

/** The slot's name among all slots. No part may hold U+0000. */
export function placeOf({ kind, key, slot }: Pick<Operation, "kind" | "key" | "slot">): string {
  return `${kind}\0${key}\0${slot}`;
}

/** The winner of two edits of a slot. Timestamps are never equal for different edits. */
export function laterOf(saved: Operation, other: Operation): Operation {
  return other.stamp > saved.stamp ? other : saved;
}
