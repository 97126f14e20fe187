import { type Operation, placeOf } from "./operation.ts";
import {
  type Clock,
  newClock,
  observe,
  parseTimestamp,
  type Timestamp,
  tick,
  timestampOf,
} from "./timestamp.ts";

/**
 * What one device holds. `slots` and `unsent` are Maps by place and are changed in place: ten thousand records
 * would be too many to copy at each edit.
 */
export type Replica = {
  clock: Clock;
  /** The latest time received from other devices: a corrected edit stays after the edit it was based on. */
  heard: Clock;
  /** The server's revision up to which everything has been seen; 0 before the first exchange. */
  cursor: number;
  readonly slots: Map<string, Operation>;
  /** Stamps of edits that no answer has confirmed, by place. */
  readonly unsent: Map<string, Timestamp>;
};

/** An empty replica for a device with a random id of 16 hex digits. */
export function newReplica(device: string): Replica {
  return { clock: newClock(device), heard: newClock(device), cursor: 0, slots: new Map(), unsent: new Map() };
}

/** Writes one slot at `now` (milliseconds) and returns the operation to store on the device. */
export function write(replica: Replica, edit: Omit<Operation, "stamp">, now: number): Operation {
  replica.clock = tick(replica.clock, now);
  const operation = { ...edit, stamp: timestampOf(replica.clock) };
  replica.slots.set(placeOf(operation), operation);
  replica.unsent.set(placeOf(operation), operation.stamp);
  return operation;
}

/** Merges edits of other devices; returns those that changed something. */
export function receive(replica: Replica, operations: readonly Operation[]): Operation[] {
  return operations.filter((operation) => {
    replica.clock = observe(replica.clock, operation.stamp);
    replica.heard = observe(replica.heard, operation.stamp);
    const place = placeOf(operation);
    const saved = replica.slots.get(place);
    if (saved && saved.stamp >= operation.stamp) return false;
    replica.slots.set(place, operation);
    // A later edit of another device makes ours obsolete.
    replica.unsent.delete(place);
    return true;
  });
}

/** The next edits to send, at most `limit`, oldest writing first. */
export function toSend(replica: Replica, limit: number): Operation[] {
  const operations: Operation[] = [];
  for (const place of replica.unsent.keys()) {
    const operation = replica.slots.get(place);
    if (operation) operations.push(operation);
    if (operations.length === limit) break;
  }
  return operations;
}

/** Marks what the server has confirmed as sent, except what was edited again meanwhile. */
export function confirm(replica: Replica, sent: readonly Operation[]): void {
  for (const operation of sent) {
    const place = placeOf(operation);
    if (replica.unsent.get(place) === operation.stamp) replica.unsent.delete(place);
  }
}

/** On signing in: everything on the device is to be sent and everything of the account to be fetched. */
export function joinAccount(replica: Replica): void {
  replica.cursor = 0;
  for (const [place, operation] of replica.slots) replica.unsent.set(place, operation.stamp);
}

/**
 * Moves the edits nobody else has seen from a wrong clock to the server's: each by `serverNow - deviceNow`,
 * none into the future, their order kept. Answers with the operations as they now stand.
 */
export function correctClock(replica: Replica, deviceNow: number, serverNow: number): Operation[] {
  const unsent = toSend(replica, Number.POSITIVE_INFINITY).sort((a, b) => (a.stamp < b.stamp ? -1 : 1));
  let clock = replica.heard;
  for (const [place, { stamp }] of replica.slots) {
    if (!replica.unsent.has(place)) clock = observe(clock, stamp);
  }
  const moved = unsent.map((operation) => {
    const time = Math.min(parseTimestamp(operation.stamp).time + serverNow - deviceNow, serverNow);
    clock = tick(clock, time);
    const corrected = { ...operation, stamp: timestampOf(clock) };
    replica.slots.set(placeOf(corrected), corrected);
    replica.unsent.set(placeOf(corrected), corrected.stamp);
    return corrected;
  });
  replica.clock = clock;
  return moved;
}
