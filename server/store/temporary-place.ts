import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { access, mkdir, mkdtemp, readFile, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { findBinaries } from "./embedded/binaries.ts";
import type { Log } from "./log.ts";
import { knownMigrations } from "./migrate.ts";
import { openStore, type StorePlace } from "./store.ts";

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

/** A temporary folder without a database. */
export async function emptyPlace(): Promise<{ place: StorePlace; remove(): Promise<void> }> {
  const dataDirectory = await mkdtemp(join(tmpdir(), "riwaq-test-"));
  return {
    place: { dataDirectory, log: quietLog() },
    remove: () => rm(dataDirectory, { recursive: true, force: true, maxRetries: 5 }),
  };
}

/** A temporary folder with an embedded database of its own that has the schema and no rows, and is not running. */
export async function temporaryPlace(): Promise<{ place: StorePlace; remove(): Promise<void> }> {
  const empty = await emptyPlace();
  await copyFolder(await preparedDatabase(), join(empty.place.dataDirectory, "postgresql"));
  return empty;
}

/** With its owner and modes. */
async function copyFolder(from: string, to: string): Promise<void> {
  await promisify(execFile)("cp", ["-a", from, to]);
}

/** The folder of a database that was created and migrated once, for these migrations: a copy costs half as much. */
async function preparedDatabase(): Promise<string> {
  const hash = createHash("sha256").update((await findBinaries()).version);
  const migrations = join(import.meta.dirname, "migrations");
  for (const { file } of await knownMigrations()) hash.update(await readFile(join(migrations, file)));
  const reports = join(import.meta.dirname, "../../.reports");
  const folder = join(reports, `prepared-database-${hash.digest("hex").slice(0, 16)}`);
  if (await exists(folder)) return folder;
  const { place, remove } = await emptyPlace();
  await (await openStore(place)).close();
  const made = join(place.dataDirectory, "postgresql");
  while (await exists(join(made, "cluster", "postmaster.pid"))) await pause(20);
  await mkdir(reports, { recursive: true });
  const draft = await mkdtemp(`${folder}-draft-`);
  await copyFolder(made, join(draft, "postgresql"));
  // Another process may have made it meanwhile.
  await rename(join(draft, "postgresql"), folder).catch(async (error: unknown) => {
    if (!(await exists(folder))) throw error;
  });
  await rm(draft, { recursive: true, force: true });
  await remove();
  return folder;
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

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
