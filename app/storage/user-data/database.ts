import { openDB } from "idb";
import type { Upgrade, UserDatabase, UserDataSchema } from "./schema.ts";
import { oldFavourites, takeOver } from "./take-over.ts";

/** From each version to the next; what stands here is never changed, only followed. */
const migrations: readonly ((database: UserDatabase, upgrade: Upgrade) => void)[] = [
  (database, upgrade) => {
    database.createObjectStore("operations", { keyPath: ["kind", "key", "slot"] });
    database.createObjectStore("unsent");
    database.createObjectStore("device");
    takeOver(upgrade, Date.now());
  },
];

/** A database that opens when it is first asked for, and again after it was lost. */
export type Connection = {
  readonly open: () => Promise<UserDatabase>;
  /** Lets go of the connection; the next `open` makes a new one. */
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
