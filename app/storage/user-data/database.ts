import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from "idb";
import { type Operation, placeOf } from "#domain/sync/operation.ts";
import { newReplica, write } from "#domain/sync/replica.ts";
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
export const storeNames = ["operations", "unsent", "device"] as const;
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
