import { userDataConnection } from "./database.ts";
import type { TabMessage } from "./user-data-store.ts";
import { createUserDataStore } from "./user-data-store.ts";
import type { Batch, WriteAheadLog } from "./write-ahead-log.ts";

/** A log that outlives the tabs of a test. */
export function memoryWriteAheadLog(): WriteAheadLog {
  let userData: readonly Batch[] = [];
  return {
    read: () => userData,
    save: (batches) => {
      userData = [...userData, ...batches];
    },
    forget: (batches) => {
      userData = userData.filter((batch) => !batches.includes(batch));
    },
  };
}

/** Tabs of one browser over one database, which receive each other's messages in order. */
export function testTabs(database: string, count: number, writeAheadLog = memoryWriteAheadLog()) {
  const listeners: ((message: TabMessage) => void)[] = [];
  let time = 1_790_000_000_000;
  const failures: number[] = [];
  const stores = Array.from({ length: count }, (_, tab) =>
    createUserDataStore({
      connection: userDataConnection(database),
      tabs: {
        post: (message) => {
          for (const [other, listener] of listeners.entries())
            if (other !== tab) listener?.(structuredClone(message));
        },
        listen: (handle) => {
          listeners[tab] = handle;
        },
      },
      writeAheadLog,
      now: () => {
        time += 1;
        return time;
      },
      onFailure: () => failures.push(tab),
    }),
  );
  return { stores, failures };
}
