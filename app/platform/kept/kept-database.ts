import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from "idb";
import type { Operation } from "#domain/sync/operation.ts";
import type { Clock, Stamp } from "#domain/sync/stamp.ts";
import { oldFavourites, takeOver } from "./take-over.ts";

/** Kind, key and slot of an operation: IndexedDB orders such keys, so that a kind lies in one range. */
export type Place = [kind: string, key: string, slot: string];

/** What a device knows of itself and of the server (see `Replica`). */
export type DeviceRow = { readonly clock: Clock; readonly heard: Clock; readonly cursor: number };

export type KeptSchema = DBSchema & {
  operations: { key: Place; value: Operation };
  unsent: { key: Place; value: Stamp };
  device: { key: string; value: DeviceRow | Readonly<Record<string, number>> };
};

export type KeptDatabase = IDBPDatabase<KeptSchema>;
export const storeNames = ["operations", "unsent", "device"] as const;
export type Upgrade = IDBPTransaction<KeptSchema, (typeof storeNames)[number][], "versionchange">;

/** From each version to the next; what stands here is never changed, only followed. */
const migrations: readonly ((database: KeptDatabase, upgrade: Upgrade) => void)[] = [
  (database, upgrade) => {
    database.createObjectStore("operations", { keyPath: ["kind", "key", "slot"] });
    database.createObjectStore("unsent");
    database.createObjectStore("device");
    takeOver(upgrade, Date.now());
  },
];

/** A database that opens when it is first asked for, and again after it was lost. */
export type Connection = {
  readonly open: () => Promise<KeptDatabase>;
  /** Lets go of the connection; the next `open` makes a new one. */
  readonly forget: () => void;
};

export function keptConnection(name: string): Connection {
  let opening: Promise<KeptDatabase> | undefined;
  const forget = () => {
    opening?.then((database) => database.close()).catch(() => undefined);
    opening = undefined;
  };
  const connect = async () => {
    const database = await openDB<KeptSchema>(name, migrations.length, {
      upgrade(opened, from, _to, upgrade) {
        for (const migrate of migrations.slice(from)) migrate(opened, upgrade as unknown as Upgrade);
      },
      // A newer version in another tab waits for this one to let go.
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
