import type { Operation } from "#domain/sync/operation.ts";
import { bodyAfter, type Edit, type Edits, joined, note, type Step } from "./edit.ts";
import type { Connection } from "./kept-database.ts";
import type { KeptDatabase } from "./kept-schema.ts";
import { randomDevice } from "./take-over.ts";
import type { Batch, Journal } from "./unwritten.ts";
import { withReplicaOnce } from "./with-replica.ts";
import { placesOf, writeEdits } from "./write-edits.ts";

export type Desk = {
  readonly connection: Connection;
  readonly journal: Journal;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly onFailure: () => void;
};

type Reports = {
  /** Hears what has come to the disk, once it is no longer among the unwritten edits. */
  readonly onWritten: (changed: readonly Operation[], kinds: Iterable<string>) => void;
  /** What stands on the disk; undefined where it is not known, null where nothing stands. */
  readonly operationAt: (kind: string, key: string) => Operation | null | undefined;
};

/** Writes edits, one batch after another; what fails waits for the next edit. */
export function editWriter({ connection, journal, now, onFailure }: Desk, reports: Reports) {
  const tab = randomDevice();
  let waiting: Edits = new Map();
  let onTheWay: Edits = new Map();
  let lastBatch = 0;
  /** The number of the batch on the way, and of the last such batch that lies in the journal as well. */
  let onTheWayNumber = 0;
  let leftNumber = 0;
  let hasFailed = false;
  let isLeaving = false;
  let taking: Promise<void> | undefined;
  let writing: Promise<void> | undefined;

  const writeBatch = (database: KeptDatabase, batch: Batch) => {
    const scope = { hasUnsent: false, places: (device: string) => placesOf(batch.edits, device) };
    return withReplicaOnce(database, batch, scope, (replica) => writeEdits(replica, batch.edits, now()));
  };

  const takeLeft = async (database: KeptDatabase): Promise<void> => {
    const left = journal.read();
    for (const batch of left) {
      const changed = (await writeBatch(database, batch))?.changed ?? [];
      reports.onWritten(changed, new Set(changed.map(({ kind }) => kind)));
    }
    if (left.length > 0) journal.forget(left);
  };

  /** The database, after what earlier pages left in the journal was written to it. */
  const open = async (): Promise<KeptDatabase> => {
    const database = await connection.open();
    taking ??= takeLeft(database).catch(() => undefined);
    await taking;
    return database;
  };

  const write = async (batch: Batch): Promise<readonly Operation[]> => {
    const attempt = async () => writeBatch(await open(), batch);
    const outcome = await attempt().catch(() => {
      // A connection may have died while the tab slept: a new one is tried before anything is said.
      connection.forget();
      return attempt();
    });
    return outcome?.changed ?? [];
  };

  const writeAll = async (): Promise<void> => {
    try {
      while (waiting.size > 0) {
        onTheWay = waiting;
        waiting = new Map();
        lastBatch += 1;
        onTheWayNumber = lastBatch;
        const kinds = new Set([...onTheWay.values()].map(({ kind }) => kind));
        const changed = await write({ tab, number: onTheWayNumber, edits: onTheWay });
        onTheWay = new Map();
        hasFailed = false;
        reports.onWritten(changed, kinds);
      }
    } catch {
      waiting = joined(onTheWay, waiting);
      onTheWay = new Map();
      hasFailed = true;
      onFailure();
    } finally {
      // At once, so that no edit falls between the last look and the end.
      writing = undefined;
    }
  };

  /** The edit as it can be put down: a change becomes what it led to, where that is known. */
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

  /** Puts down in the journal what is not written yet. */
  const putDown = (): void => {
    if (hasFailed) return;
    const batches: Batch[] = [];
    const sent = leftNumber === onTheWayNumber ? new Map() : printableOf(onTheWay);
    if (sent.size > 0) batches.push({ tab, number: onTheWayNumber, edits: sent });
    leftNumber = onTheWayNumber;
    const rest = printableOf(waiting);
    if (rest.size > 0) {
      lastBatch += 1;
      batches.push({ tab, number: lastBatch, edits: rest });
    }
    if (batches.length === 0) return;
    journal.save(batches);
    // The journal has it now; a page that comes back reads it from there.
    waiting = new Map([...waiting].filter(([, edit]) => !printable(edit)));
  };

  return {
    open,
    /** What is not on the disk yet. */
    unwritten: () => joined(onTheWay, waiting),
    edit(kind: string, key: string, step: Step): void {
      note(waiting, kind, key, step);
      writing ??= Promise.resolve().then(writeAll);
      if (isLeaving) putDown();
    },
    /** Resolves when everything was written, or could not be. */
    async settled(): Promise<void> {
      while (writing) await writing;
    },
    /** Forgets what waits, and what is known of the journal. */
    beginAgain(isErased: boolean): void {
      if (isErased) waiting = new Map();
      taking = undefined;
    },
    /** Puts down in the journal what is not written yet, when the page goes away; others that hear of it later too. */
    leave(): void {
      isLeaving = true;
      // A page that is gone has no next turn; one that comes back writes as before.
      setTimeout(() => {
        isLeaving = false;
      });
      putDown();
    },
  };
}
