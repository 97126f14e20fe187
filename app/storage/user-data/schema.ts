import type { DBSchema, IDBPDatabase, IDBPTransaction } from "idb";
import type { Operation } from "#domain/sync/operation.ts";
import type { Clock, Timestamp } from "#domain/sync/timestamp.ts";

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
export const storeNames = ["operations", "unsent", "device"] as const;
export type Upgrade = IDBPTransaction<UserDataSchema, (typeof storeNames)[number][], "versionchange">;
