import { AsyncLocalStorage } from "node:async_hooks";
import type { Hasher } from "./hasher.ts";

/** A hash that was made before the transaction in which the accounts library asks for it. */
export const preparedHash = new AsyncLocalStorage<string>();

/** Hashes first: the hash waits for its turn, and the library's transaction must not wait with a connection. */
export async function withHash<Answer>(hasher: Hasher, password: string, call: () => Promise<Answer>) {
  return preparedHash.run(await hasher.hash(password), call);
}

/** The hash with which a typed password was compared before, and was right. */
export const comparedHash = new AsyncLocalStorage<string>();
