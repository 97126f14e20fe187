import { tracingChannel } from "node:diagnostics_channel";

/** One use of the database: what it asks is no part of it. */
export type DatabaseUse = { readonly kind: "query" | "transaction" };

/** Reports each use of the database to whoever traces; costs nothing while nobody does. */
export const databaseUses = tracingChannel<unknown, DatabaseUse>("riwaq:database");

/** Runs a use of the database, reported from its start to its end. */
export function tracedUse<Answer>(kind: DatabaseUse["kind"], use: () => Promise<Answer>): Promise<Answer> {
  return databaseUses.hasSubscribers ? databaseUses.tracePromise(use, { kind }) : use();
}
