import { createHash } from "node:crypto";
import { getTableName } from "drizzle-orm";
import type { Pool, PoolClient } from "pg";
import { type BackupRow, readBackupLine, rowsPerQuery, tablesInOrder } from "./backup-lines.ts";
import { inTransaction, knownMigrations, makeVersionRow, migrateWithin } from "./migrate.ts";

/** The lines of a backup; every call reads them from the start. */
export type BackupSource = () => AsyncIterable<string>;

/** Tables that the server fills by itself: their rows do not make a database "in use". */
const systemTables = new Set(["house_settings", "rate_limits", "live_places", "audit_events"]);

/**
 * Checks a whole backup; resolves to its schema and number of rows. Throws a one-line message when it is no backup, is
 * cut short, was altered, or is newer than the program.
 */
async function checkBackup(source: BackupSource): Promise<{ schema: number; rows: number }> {
  const sum = createHash("sha256");
  let schema: number | undefined;
  let rows = 0;
  let hasEnded = false;
  for await (const text of source()) {
    const line = readBackupLine(text);
    // A line after the checksum is in no checksum.
    if (hasEnded) throw new Error("The backup was altered.");
    if (schema === undefined) {
      if (!line || !("format" in line)) throw new Error("This is not a backup of Riwaq.");
      schema = line.schema;
    } else if (!line || "format" in line) {
      throw new Error("The backup is damaged: a line cannot be read.");
    } else if ("sha256" in line) {
      if (line.rows !== rows || line.sha256 !== sum.digest("hex")) throw new Error("The backup was altered.");
      hasEnded = true;
      continue;
    } else {
      rows += 1;
    }
    sum.update(`${text}\n`);
  }
  if (schema === undefined) throw new Error("This is not a backup of Riwaq.");
  if (!hasEnded) throw new Error("The backup is cut short.");
  await requireKnownSchema(schema);
  return { schema, rows };
}

/**
 * Checks a backup, fills a database from it and migrates its schema; resolves to the number of rows. Throws with
 * nothing changed: a one-line message when the database has rows and `replace` is false, and PostgreSQL's own message
 * when a row cannot be written.
 */
export async function importBackup(
  pool: Pool,
  source: BackupSource,
  { replace }: { replace: boolean },
): Promise<number> {
  const { schema, rows } = await checkBackup(source);
  if (!replace && (await holdsRows(pool))) {
    throw new Error("The database holds data already: restore into an empty one, or say --replace.");
  }
  await makeVersionRow(pool);
  await inTransaction(pool, async (client) => {
    await client.query("update schema_version set version = 0 where id = 1");
    for (const table of tablesInOrder.toReversed()) {
      await client.query(`drop table if exists ${getTableName(table)}`);
    }
    await migrateWithin(client, schema);
    await writeRows(client, source);
    await migrateWithin(client);
  });
  return rows;
}

async function requireKnownSchema(schema: number): Promise<void> {
  const newest = (await knownMigrations()).at(-1)?.version ?? 0;
  if (schema <= newest) return;
  throw new Error(`The backup has schema ${schema} and this program knows ${newest}: use the newer program.`);
}

async function writeRows(client: PoolClient, source: BackupSource): Promise<void> {
  let batch: BackupRow[] = [];
  for await (const text of source()) {
    const line = readBackupLine(text);
    if (!line || !("table" in line)) continue;
    if (batch.length === rowsPerQuery || (batch[0] && batch[0].table !== line.table)) {
      await insert(client, batch);
      batch = [];
    }
    batch.push(line);
  }
  await insert(client, batch);
}

async function insert(client: PoolClient, batch: readonly BackupRow[]): Promise<void> {
  const [first] = batch;
  if (!first) return;
  const columns = Object.keys(first.row);
  // The names come from a file and go into the statement unescaped.
  const invalid = [first.table, ...columns].find((name) => !/^[a-z_]+$/.test(name));
  if (invalid !== undefined) throw new Error(`The backup holds a name that is none: ${invalid}.`);
  const width = columns.length;
  const places = batch.map((_, row) => `(${columns.map((_, at) => `$${row * width + at + 1}`).join(", ")})`);
  await client.query(
    `insert into ${first.table} (${columns.map((name) => `"${name}"`).join(", ")}) values ${places.join(", ")}`,
    batch.flatMap(({ row }) => columns.map((name) => row[name] ?? null)),
  );
}

async function holdsRows(pool: Pool): Promise<boolean> {
  const { rows: found } = await pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = current_schema()",
  );
  const present = new Set(found.map(({ name }) => name));
  for (const name of tablesInOrder.map(getTableName)) {
    if (!present.has(name) || systemTables.has(name)) continue;
    const { rowCount } = await pool.query(`select 1 from ${name} limit 1`);
    if (rowCount) return true;
  }
  return false;
}
