import type { Json } from "#domain/sync/operation.ts";

/** Where a page that is left puts down what is not kept yet. Said to be private, so that no export carries it. */
export const writeAheadLogName = "private.unwritten";

type PendingWrite = { readonly kind: string; readonly key: string; readonly body: Json };

function readAll(): unknown[] {
  const found: unknown = JSON.parse(localStorage.getItem(writeAheadLogName) ?? "[]");
  return Array.isArray(found) ? found : [];
}

function write(batches: readonly unknown[]): void {
  if (batches.length > 0) localStorage.setItem(writeAheadLogName, JSON.stringify(batches));
  else localStorage.removeItem(writeAheadLogName);
}

/**
 * Stores an edit (null removes the record) while the store's code is loading, in the store's own write-ahead
 * log and format, so that a page left meanwhile loses nothing. The returned function removes it again.
 */
export function enqueueWrite({ kind, key, body }: PendingWrite): () => void {
  const tab = `${Date.now()}-${Math.random()}`;
  const isOther = (batch: unknown) => (batch as { tab?: unknown } | null)?.tab !== tab;
  try {
    write([...readAll(), { tab, number: 1, edits: [{ kind, key, steps: [{ type: "put", body }] }] }]);
  } catch {
    // Where nothing can be stored, the edit lasts for the visit.
  }
  return () => {
    try {
      write(readAll().filter(isOther));
    } catch {
      // What could not be stored need not be removed.
    }
  };
}

/** True where an earlier page left edits that the store has not written yet. */
export function hasPendingWrites(): boolean {
  return localStorage.getItem(writeAheadLogName) !== null;
}
