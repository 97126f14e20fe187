import { userDataConnection } from "./database.ts";
import { reportStorageFailure } from "./storage-failure.ts";
import { createUserDataStore, otherTabs } from "./user-data-store.ts";
import { storedWriteAheadLog } from "./write-ahead-log.ts";

/** The data of this browser's person. Opens nothing before its first use. */
export const userData = createUserDataStore({
  connection: userDataConnection("riwaq"),
  tabs: otherTabs("riwaq.kept"),
  writeAheadLog: storedWriteAheadLog,
  now: Date.now,
  onFailure: reportStorageFailure,
});

globalThis.addEventListener?.("pagehide", userData.leave);
