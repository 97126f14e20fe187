import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtemp, readFile, rename, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { exists, findBinaries } from "./embedded/binaries.ts";
import type { Log } from "./log.ts";
import { knownMigrations, migrationsFolder } from "./migrate.ts";
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

type TemporaryPlace = { readonly place: StorePlace; remove(): Promise<void> };

/** A temporary folder for a database of a test. */
export async function temporaryPlace(): Promise<TemporaryPlace> {
  const dataDirectory = await mkdtemp(join(tmpdir(), "riwaq-test-"));
  return {
    place: { dataDirectory, log: quietLog() },
    remove: () => rm(dataDirectory, { recursive: true, force: true, maxRetries: 5 }),
  };
}

/**
 * A temporary folder whose database has all tables already: a copy of one that is made once for these migrations and
 * stays in the machine's temporary folder, with its programs.
 */
export async function migratedPlace(): Promise<TemporaryPlace> {
  const made = await temporaryPlace();
  const source = join(await migratedCopy(), "postgresql");
  const home = join(made.place.dataDirectory, "postgresql");
  // With the owner of each file: the database runs as a user of its own.
  await promisify(execFile)("cp", ["-RPp", source, home]);
  return made;
}

async function migratedCopy(): Promise<string> {
  const { version } = await findBinaries();
  const hash = createHash("sha256").update(version);
  for (const { file } of await knownMigrations()) hash.update(await readFile(join(migrationsFolder, file)));
  const folder = join(tmpdir(), `riwaq-migrated-${hash.digest("hex").slice(0, 16)}`);
  if (await exists(folder)) return folder;
  const { place, remove } = await temporaryPlace();
  const store = await openStore(place);
  await store.close();
  // The copies share its programs, which are larger than the database.
  const programs = join("postgresql", `program-${version}`);
  await rename(join(place.dataDirectory, programs), join(place.dataDirectory, "programs"));
  await symlink(join(folder, "programs"), join(place.dataDirectory, programs));
  await rename(place.dataDirectory, folder).catch(async (error: unknown) => {
    // Another test was faster.
    await remove();
    if (!(await exists(folder))) throw error;
  });
  return folder;
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
