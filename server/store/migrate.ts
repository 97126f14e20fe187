import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Pool, PoolClient } from "pg";
import { errorCode } from "./store-unavailable.ts";

/** The folder of the migration files. */
export const migrationsFolder = join(import.meta.dirname, "migrations");

/** The migration files such as `0001-members-and-memories.sql`, in order. */
export async function knownMigrations(): Promise<{ version: number; file: string }[]> {
  const files = (await readdir(migrationsFolder)).filter((file) => /^\d{4}-.+\.sql$/.test(file)).sort();
  return files.map((file) => ({ version: Number.parseInt(file, 10), file }));
}

/**
 * Migrates the database to `target`, the newest version by default. Safe for several processes at the same time: the
 * row of `schema_version` is the lock. Throws a one-line message when the schema is newer than the program.
 */
export async function migrate(pool: Pool, target = Number.POSITIVE_INFINITY): Promise<number> {
  await makeVersionRow(pool);
  return inTransaction(pool, (client) => migrateWithin(client, target));
}

/** Runs the work in one transaction without a time limit. */
export async function inTransaction<Done>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Done>,
): Promise<Done> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    // A long migration, or waiting for one of another process, is no stuck request.
    await client.query("set local statement_timeout = 0");
    await client.query("set local idle_in_transaction_session_timeout = 0");
    const done = await work(client);
    await client.query("commit");
    return done;
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

/** Like `migrate`, inside an open transaction; the row of `schema_version` must exist. */
export async function migrateWithin(client: PoolClient, target = Number.POSITIVE_INFINITY): Promise<number> {
  const migrations = await knownMigrations();
  const newest = migrations.at(-1)?.version ?? 0;
  const version = await lockVersion(client);
  if (version > newest) {
    throw new Error(
      `The database has schema ${version} and this program knows ${newest}: start the newer program, or restore an older backup.`,
    );
  }
  const due = migrations.filter((each) => each.version > version && each.version <= target);
  for (const { file, version: reached } of due) {
    await client.query(await readFile(join(migrationsFolder, file), "utf8"));
    await client.query("update schema_version set version = $1 where id = 1", [reached]);
  }
  return due.at(-1)?.version ?? version;
}

/** The current version of the schema; 0 when there is none. */
export async function schemaVersion(pool: Pool): Promise<number> {
  await makeVersionRow(pool);
  const { rows } = await pool.query<{ version: number }>("select version from schema_version where id = 1");
  return rows[0]?.version ?? 0;
}

/** Creates the row with version 0 where there is none; safe for several processes at the same time. */
export async function makeVersionRow(pool: Pool): Promise<void> {
  // "if not exists" can still fail in PostgreSQL's catalogue when two processes create the table concurrently.
  for (let isDone = false; !isDone; ) {
    isDone = await pool
      .query("create table if not exists schema_version (id integer primary key, version integer not null)")
      .then(() => true)
      .catch((error: unknown) => {
        if (!["23505", "42P07", "40001"].includes(errorCode(error) ?? "")) throw error;
        return false;
      });
  }
  await pool.query("insert into schema_version (id, version) values (1, 0) on conflict (id) do nothing");
}

async function lockVersion(client: PoolClient): Promise<number> {
  const { rows } = await client.query<{ version: number }>(
    "select version from schema_version where id = 1 for update",
  );
  return rows[0]?.version ?? 0;
}
