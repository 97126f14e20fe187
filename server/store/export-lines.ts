import { createHash } from "node:crypto";
import { getTableConfig, type PgTable } from "drizzle-orm/pg-core";
import type { Pool, PoolClient } from "pg";
import { backupFormat, rowsPerQuery, tablesInOrder } from "./backup-lines.ts";
import { schemaVersion } from "./migrate.ts";

/** Every row of every table as lines of JSON, from one snapshot; the last line has the checksum of the others. */
export async function* exportLines(pool: Pool, made: Date): AsyncGenerator<string> {
  const schema = await schemaVersion(pool);
  const sum = createHash("sha256");
  const client = await pool.connect();
  let rows = 0;
  try {
    const head = JSON.stringify({ format: backupFormat, schema, made: made.toISOString() });
    sum.update(`${head}\n`);
    yield head;
    await client.query("begin isolation level repeatable read read only");
    for (const table of tablesInOrder) {
      for await (const row of rowsOf(client, table)) {
        const text = JSON.stringify({ table: getTableConfig(table).name, row });
        sum.update(`${text}\n`);
        rows += 1;
        yield text;
      }
    }
    yield JSON.stringify({ rows, sha256: sum.digest("hex") });
  } finally {
    await client.query("rollback").catch(() => undefined);
    client.release();
  }
}

/** Keyset pagination by the primary key. */
async function* rowsOf(client: PoolClient, table: PgTable): AsyncGenerator<Record<string, unknown>> {
  const { name, columns, primaryKeys } = getTableConfig(table);
  const declared = primaryKeys[0]?.columns ?? columns.filter((column) => column.primary);
  const key = declared.map((column) => `"${column.name}"`).join(", ");
  const places = declared.map((_, index) => `$${index + 1}`).join(", ");
  let after: unknown[] = [];
  for (;;) {
    const where = after.length > 0 ? `where (${key}) > (${places})` : "";
    const { rows } = await client.query<Record<string, unknown>>(
      `select * from ${name} ${where} order by ${key} limit ${rowsPerQuery}`,
      after,
    );
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < rowsPerQuery) return;
    after = declared.map((column) => last[column.name]);
  }
}
