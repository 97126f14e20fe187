import { placeOf } from "#domain/sync/operation.ts";
import type { Replica } from "#domain/sync/replica.ts";
import { receive } from "#domain/sync/replica.ts";
import type { Place } from "./schema.ts";
import { isMirrored } from "./setting-mirror.ts";
import { readSettings, writeSettings } from "./small-settings.ts";
import { userData as ownStore } from "./user-data.ts";
import {
  type FileFault,
  largestFile,
  printUserDataFile,
  readUserDataFile,
  type UserDataFile,
} from "./user-data-file.ts";
import type { UserDataStore } from "./user-data-store.ts";

/** How many records and settings a file has changed here, or what is wrong with it. */
export type ImportOutcome =
  | { readonly isDone: true; readonly changed: number }
  | { readonly isDone: false; readonly fault: FileFault };

/** Everything this device keeps, as the file that `importFile` takes. Rejects when nothing can be read. */
export async function exportFile(userData: UserDataStore = ownStore, now = Date.now()): Promise<Blob> {
  const { result } = await userData.exchange("all", ({ slots }) =>
    [...slots.values()].filter((record) => !isMirrored(record)),
  );
  const records = result.toSorted((one, two) => (one.stamp < two.stamp ? -1 : 1));
  return new Blob(printUserDataFile({ settings: readSettings(), records }, now), {
    type: "application/json",
  });
}

/** Takes in what a file says and is not known yet: the later edit of each record stays. All of it or nothing. */
export async function importFile(
  file: Blob,
  userData: UserDataStore = ownStore,
  now = Date.now(),
): Promise<ImportOutcome> {
  if (file.size > largestFile) return { isDone: false, fault: { reason: "tooLarge" } };
  // A file that has gone since it was chosen has no text either.
  const text = await file.text().catch(() => "");
  const read = await readUserDataFile(text, now);
  if ("reason" in read) return { isDone: false, fault: read };
  try {
    const changed = await takeIn(userData, read.records);
    return { isDone: true, changed: changed + writeSettings(read.settings) };
  } catch {
    return { isDone: false, fault: { reason: "cannotKeep" } };
  }
}

async function takeIn(userData: UserDataStore, records: UserDataFile["records"]): Promise<number> {
  const places = () => records.map(({ kind, key, slot }): Place => [kind, key, slot]);
  const act = (replica: Replica) => {
    const taken = receive(replica, records);
    // What came from a file no server has confirmed to this device.
    for (const operation of taken) replica.unsent.set(placeOf(operation), operation.stamp);
  };
  const { changed } = await userData.exchange({ hasUnsent: false, places }, act);
  return changed.length;
}

/** Bytes this site takes up in this browser; undefined where it does not say. */
export async function spaceUsed(): Promise<number | undefined> {
  try {
    return (await navigator.storage.estimate()).usage;
  } catch {
    return undefined;
  }
}
