import { AsyncLocalStorage } from "node:async_hooks";

/** A hash that was made before the transaction in which the accounts library asks for it. */
export const preparedHash = new AsyncLocalStorage<string>();
