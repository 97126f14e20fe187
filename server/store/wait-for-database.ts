import { setTimeout as pause } from "node:timers/promises";
import type { Pool } from "pg";
import { meansUnavailable } from "./store-unavailable.ts";

/** Waits until a database that is still starting answers; at most `milliseconds`. */
export async function waitForDatabase(pool: Pool, milliseconds = 30_000): Promise<void> {
  const deadline = Date.now() + milliseconds;
  for (;;) {
    try {
      await pool.query("select 1");
      return;
    } catch (error) {
      if (!meansUnavailable(error) || Date.now() > deadline) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new Error(`The database at DATABASE_URL does not answer: ${reason}`, { cause: error });
      }
      await pause(250);
    }
  }
}
