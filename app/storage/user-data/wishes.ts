import type { Json } from "#domain/sync/operation.ts";
import { unwrittenName } from "./unwritten-name.ts";

type Wish = { readonly kind: string; readonly key: string; readonly body: Json };

function readAll(): unknown[] {
  const found: unknown = JSON.parse(localStorage.getItem(unwrittenName) ?? "[]");
  return Array.isArray(found) ? found : [];
}

function write(batches: readonly unknown[]): void {
  if (batches.length > 0) localStorage.setItem(unwrittenName, JSON.stringify(batches));
  else localStorage.removeItem(unwrittenName);
}

/**
 * Puts down what the person wants kept (null: dropped) while the store's code is on its way, in the store's own
 * journal and form, so that a page left meanwhile loses nothing. The answer takes it out again.
 */
export function putDownWish({ kind, key, body }: Wish): () => void {
  const tab = `${Date.now()}-${Math.random()}`;
  const isOther = (batch: unknown) => (batch as { tab?: unknown } | null)?.tab !== tab;
  try {
    write([...readAll(), { tab, number: 1, edits: [{ kind, key, steps: [{ type: "put", body }] }] }]);
  } catch {
    // Where nothing can be stored, the wish holds for the visit.
  }
  return () => {
    try {
      write(readAll().filter(isOther));
    } catch {
      // What could not be put down need not be taken out.
    }
  };
}

/** True where an earlier page left something the store has not taken in. */
export function hasLeftWishes(): boolean {
  return localStorage.getItem(unwrittenName) !== null;
}
