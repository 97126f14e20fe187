import { setTimeout as pause } from "node:timers/promises";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Log } from "./log.ts";
import { redactQueryErrors } from "./redact-query-errors.ts";
import { tables } from "./schema.ts";
import { errorCode, isUnavailable, StoreUnavailableError } from "./store-unavailable.ts";
import { tracedUse } from "./traced-uses.ts";

export type Database = NodePgDatabase<typeof tables>;

/** Access to the database: pooled, retried, with outages as StoreUnavailableError. */
export type Access = {
  pool: pg.Pool;
  database: Database;
  /** Runs a query that is safe to repeat. Throws StoreUnavailableError when the database does not answer. */
  run<Answer>(query: (database: Database) => Promise<Answer>): Promise<Answer>;
  /** The same in one transaction. */
  transact<Answer>(work: (database: Database) => Promise<Answer>): Promise<Answer>;
  /** Call it when code outside found the database gone. */
  onLost(): void;
  close(): Promise<void>;
};

/** Serialisation failure and deadlock: the transaction may simply be repeated. */
const retryableCodes = new Set(["40001", "40P01"]);
const attempts = 8;

/** Opens a pool; `onLost` is called when the database cannot be reached. */
export function openAccess(
  connection: pg.PoolConfig,
  log: Log,
  onLost: () => void = () => undefined,
): Access {
  redactQueryErrors();
  const pool = new pg.Pool({
    max: 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: "riwaq",
    keepAlive: true,
    // A scan that stops early starts at the first row, not where another one is: pages of a search fit together.
    options: "-c synchronize_seqscans=off",
    ...connection,
  });
  // Without a listener a broken idle connection would end the process.
  pool.on("error", (error) => {
    log.warn({ code: errorCode(error) }, "an idle database connection was lost");
    onLost();
  });
  // A checked-out connection needs its own listener, between two queries of a transaction.
  pool.on("connect", (client) => {
    client.on("error", (error) => log.debug({ code: errorCode(error) }, "a database connection was lost"));
  });
  const database = drizzle(pool, { schema: tables });

  async function retried<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await work();
      } catch (error) {
        if (attempt < attempts && retryableCodes.has(errorCode(error) ?? "")) {
          await pause(Math.random() * 10 * 2 ** attempt);
          continue;
        }
        if (!isUnavailable(error)) throw error;
        onLost();
        throw new StoreUnavailableError("The database does not answer.", { cause: error });
      }
    }
  }

  return {
    pool,
    database,
    run: (query) => tracedUse("query", () => retried(() => query(database))),
    transact: (work) => tracedUse("transaction", () => retried(() => database.transaction(work))),
    onLost,
    close: () => pool.end(),
  };
}
