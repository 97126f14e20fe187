import { setTimeout as pause } from "node:timers/promises";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Log } from "./log.ts";
import { quietQueryErrors } from "./quiet-query-errors.ts";
import { tables } from "./schema.ts";
import { errorCode, meansUnavailable, StoreUnavailable } from "./store-unavailable.ts";

export type Database = NodePgDatabase<typeof tables>;

/** The one way to the database: pooled, retried, its outages translated. */
export type Access = {
  pool: pg.Pool;
  database: Database;
  /** Runs a question that may safely be asked twice. Throws StoreUnavailable when nobody answers. */
  run<Answer>(question: (database: Database) => Promise<Answer>): Promise<Answer>;
  /** The same in one transaction: all of it happens or nothing. */
  transact<Answer>(work: (database: Database) => Promise<Answer>): Promise<Answer>;
  /** To be told when somebody else found the database gone. */
  onLost(): void;
  close(): Promise<void>;
};

/** Serialisation failure and deadlock: the database asks to be asked again. */
const askAgain = new Set(["40001", "40P01"]);
const attempts = 8;

/** Opens a pool; `onLost` is told when the database cannot be reached. */
export function openAccess(
  connection: pg.PoolConfig,
  log: Log,
  onLost: () => void = () => undefined,
): Access {
  quietQueryErrors();
  const pool = new pg.Pool({
    max: 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: "riwaq",
    keepAlive: true,
    ...connection,
  });
  // Without a listener an idle connection that breaks would end the process.
  pool.on("error", (error) => {
    log.warn({ code: errorCode(error) }, "an idle database connection was lost");
    onLost();
  });
  // Nor has a connection a listener while it is lent out, between two questions of a transaction.
  pool.on("connect", (client) => {
    client.on("error", (error) => log.debug({ code: errorCode(error) }, "a database connection was lost"));
  });
  const database = drizzle(pool, { schema: tables });

  async function retried<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await work();
      } catch (error) {
        if (attempt < attempts && askAgain.has(errorCode(error) ?? "")) {
          await pause(Math.random() * 10 * 2 ** attempt);
          continue;
        }
        if (!meansUnavailable(error)) throw error;
        onLost();
        throw new StoreUnavailable("The database does not answer.", { cause: error });
      }
    }
  }

  return {
    pool,
    database,
    run: (question) => retried(() => question(database)),
    transact: (work) => retried(() => database.transaction(work)),
    onLost,
    close: () => pool.end(),
  };
}
