import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { Log } from "./log.ts";
import type { StorePlace } from "./store.ts";

/** A log that only records errors. */
export function quietLog(): Log & { readonly errors: unknown[] } {
  const errors: unknown[] = [];
  const nothing = () => undefined;
  return {
    errors,
    debug: nothing,
    info: nothing,
    warn: nothing,
    error: (...words: unknown[]) => void errors.push(words),
  };
}

/** A temporary folder for a database of a test. */
export async function temporaryPlace(): Promise<{ place: StorePlace; remove(): Promise<void> }> {
  const dataDirectory = await mkdtemp(join(tmpdir(), "riwaq-test-"));
  return {
    place: { dataDirectory, log: quietLog() },
    remove: () => rm(dataDirectory, { recursive: true, force: true, maxRetries: 5 }),
  };
}

/** The URL of the embedded database of a running place, to use it as an external one. */
export function urlOf({ dataDirectory }: StorePlace, database = "postgres"): string {
  const host = encodeURIComponent(join(dataDirectory, "postgresql", "socket"));
  return `postgresql://riwaq@localhost/${database}?host=${host}`;
}

/** Queries the database directly, without the store. */
export async function queryDatabase<Row extends pg.QueryResultRow>(
  place: StorePlace,
  question: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: place.databaseUrl ?? urlOf(place) });
  await client.connect();
  try {
    return (await client.query<Row>(question, values)).rows;
  } finally {
    await client.end();
  }
}
