import type { Operation } from "#domain/sync/operation.ts";
import { type Connection, randomDevice, type UserDatabase, withReplicaOnce } from "./database.ts";
import {
  addStep,
  bodyAfter,
  type Edit,
  type Edits,
  joinEdits,
  placesOf,
  type Step,
  writeEdits,
} from "./edits.ts";
import type { Batch, WriteAheadLog } from "./write-ahead-log.ts";

export type Dependencies = {
  readonly connection: Connection;
  readonly writeAheadLog: WriteAheadLog;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly onFailure: () => void;
};

type Reports = {
  /** Called with what was written, once it is no longer pending. */
  readonly onWritten: (changed: readonly Operation[], kinds: Iterable<string>) => void;
  /** The stored operation; undefined where it is not known, null where there is none. */
  readonly operationAt: (kind: string, key: string) => Operation | null | undefined;
};

/** Writes edits, one batch after another; a failed batch is retried with the next edit. */
export function editWriter({ connection, writeAheadLog, now, onFailure }: Dependencies, reports: Reports) {
  const tab = randomDevice();
  let waiting: Edits = new Map();
  let inFlight: Edits = new Map();
  let lastBatch = 0;
  /** The number of the batch being written, and of the last such batch that is in the log as well. */
  let inFlightNumber = 0;
  let loggedNumber = 0;
  let hasFailed = false;
  let isLeaving = false;
  let recovering: Promise<void> | undefined;
  let writing: Promise<void> | undefined;

  const writeBatch = (database: UserDatabase, batch: Batch) => {
    const scope = { hasUnsent: false, places: (device: string) => placesOf(batch.edits, device) };
    return withReplicaOnce(database, batch, scope, (replica) => writeEdits(replica, batch.edits, now()));
  };

  const recoverPending = async (database: UserDatabase): Promise<void> => {
    const left = writeAheadLog.read();
    for (const batch of left) {
      const changed = (await writeBatch(database, batch))?.changed ?? [];
      reports.onWritten(changed, new Set(changed.map(({ kind }) => kind)));
    }
    if (left.length > 0) writeAheadLog.forget(left);
  };

  /** The database, after what earlier pages left in the log was written to it. */
  const open = async (): Promise<UserDatabase> => {
    const database = await connection.open();
    recovering ??= recoverPending(database).catch(() => undefined);
    await recovering;
    return database;
  };

  const write = async (batch: Batch): Promise<readonly Operation[]> => {
    const attempt = async () => writeBatch(await open(), batch);
    const outcome = await attempt().catch(() => {
      // A connection may be lost while the tab sleeps: a new one is tried before a failure is reported.
      connection.forget();
      return attempt();
    });
    return outcome?.changed ?? [];
  };

  const writeAll = async (): Promise<void> => {
    try {
      while (waiting.size > 0) {
        inFlight = waiting;
        waiting = new Map();
        lastBatch += 1;
        inFlightNumber = lastBatch;
        const kinds = new Set([...inFlight.values()].map(({ kind }) => kind));
        const changed = await write({ tab, number: inFlightNumber, edits: inFlight });
        inFlight = new Map();
        hasFailed = false;
        reports.onWritten(changed, kinds);
      }
    } catch {
      waiting = joinEdits(inFlight, waiting);
      inFlight = new Map();
      hasFailed = true;
      onFailure();
    } finally {
      // Synchronously, so that no edit is missed between the last check and the end.
      writing = undefined;
    }
  };

  /** The edit as it can be stored in the log: a change becomes its resulting body, where that is known. */
  const printable = (edit: Edit): Edit | undefined => {
    if (!edit.steps.some(({ type }) => type === "change")) return edit;
    const standing = reports.operationAt(edit.kind, edit.key);
    if (standing === undefined) return undefined;
    return { ...edit, steps: [{ type: "put", body: bodyAfter(edit, standing?.body ?? null) }] };
  };

  const printableOf = (edits: Edits): Edits => {
    const left = [...edits].map(([name, edit]) => [name, printable(edit)] as const);
    return new Map(left.filter((pair): pair is readonly [string, Edit] => pair[1] !== undefined));
  };

  /** Stores pending edits in the log. */
  const logPending = (): void => {
    if (hasFailed) return;
    const batches: Batch[] = [];
    const sent = loggedNumber === inFlightNumber ? new Map() : printableOf(inFlight);
    if (sent.size > 0) batches.push({ tab, number: inFlightNumber, edits: sent });
    loggedNumber = inFlightNumber;
    const rest = printableOf(waiting);
    if (rest.size > 0) {
      lastBatch += 1;
      batches.push({ tab, number: lastBatch, edits: rest });
    }
    if (batches.length === 0) return;
    writeAheadLog.save(batches);
    // The log has them now; a restored page reads them from there.
    waiting = new Map([...waiting].filter(([, edit]) => !printable(edit)));
  };

  return {
    open,
    /** The edits that are not in the database yet. */
    pending: () => joinEdits(inFlight, waiting),
    edit(kind: string, key: string, step: Step): void {
      addStep(waiting, kind, key, step);
      writing ??= Promise.resolve().then(writeAll);
      if (isLeaving) logPending();
    },
    /** Resolves when everything was written, or could not be. */
    async settled(): Promise<void> {
      while (writing) await writing;
    },
    /** Drops pending edits where everything was erased, and reads the log again. */
    reset(isErased: boolean): void {
      if (isErased) waiting = new Map();
      recovering = undefined;
    },
    /** Stores pending edits in the log when the page is left, and those that other `pagehide` listeners still make. */
    leave(): void {
      isLeaving = true;
      // A page that is gone runs no timers; a restored one writes as before.
      setTimeout(() => {
        isLeaving = false;
      });
      logPending();
    },
  };
}
