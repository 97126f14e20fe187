import { execFile } from "node:child_process";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { getTableConfig } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { claimedOwner } from "./embedded/postmaster-file.ts";
import { knownMigrations } from "./migrate.ts";
import { tables } from "./schema.ts";
import { openStore, type Store, type StorePlace } from "./store.ts";
import { StoreUnavailableError } from "./store-unavailable.ts";
import { queryDatabase, quietLog, temporaryPlace, urlOf } from "./temporary-place.ts";

let place: StorePlace;
let store: Store;
let remove: () => Promise<void>;

beforeAll(async () => {
  ({ place, remove } = await temporaryPlace());
  store = await openStore(place);
}, 60_000);

afterAll(async () => {
  await store.close();
  await remove();
});

async function externalPlace(database: string): Promise<StorePlace> {
  await queryDatabase(place, `create database ${database}`);
  return { ...place, databaseUrl: urlOf(place, database) };
}

function asText(place: StorePlace): string {
  return JSON.stringify({ databaseUrl: place.databaseUrl, dataDirectory: place.dataDirectory });
}

describe("the schema", () => {
  // Generated columns are left out: the program never reads or writes them.
  test("is the same in the database and in the program", async () => {
    const rows = await queryDatabase<{ table: string; column: string; needed: boolean }>(
      place,
      `select table_name as table, column_name as column, is_nullable = 'NO' as needed
       from information_schema.columns where table_schema = 'public' and table_name <> 'schema_version'
         and is_generated = 'NEVER'`,
    );
    const inDatabase = rows.map(({ table, column, needed }) => `${table}.${column} ${needed}`);
    const inProgram = Object.values(tables).flatMap((table) => {
      const { name, columns } = getTableConfig(table);
      return columns.map((column) => `${name}.${column.name} ${column.notNull}`);
    });
    expect(inDatabase.sort()).toEqual(inProgram.sort());
  });

  test("is created once when processes start together on an empty database", async () => {
    const external = await externalPlace("two_starts");
    const open = join(import.meta.dirname, "open-and-close.ts");
    const starts = await Promise.all(
      [1, 2, 3].map(() => promisify(execFile)(process.execPath, [open, asText(external)])),
    );
    expect(starts.map(({ stdout }) => stdout.trim())).toEqual(["open", "open", "open"]);
    const newest = (await knownMigrations()).at(-1)?.version;
    expect(await queryDatabase(external, "select id, version from schema_version")).toEqual([
      { id: 1, version: newest },
    ]);
  }, 60_000);

  test("that is newer than the program is rejected with a one-line message", async () => {
    const external = await externalPlace("newer_schema");
    await (await openStore(external)).close();
    await queryDatabase(external, "update schema_version set version = 9999");
    const error = await openStore(external).catch((error: unknown) => error);
    expect(error).toBeInstanceOf(Error);
    expect(String(error)).toMatch(/^Error: The database has schema 9999 and this program knows \d+: .+$/);
  });

  test("can be migrated twice: every statement of a migration is idempotent", async () => {
    const external = await externalPlace("run_again");
    await (await openStore(external)).close();
    await queryDatabase(external, "update schema_version set version = 0");
    const again = await openStore(external);
    expect(await again.isReady()).toBe(true);
    await again.close();
  });

  test("is portable: no sequences, enums or extensions, and triggers for the audit log only", async () => {
    const [found] = await queryDatabase(
      place,
      `select
         (select count(*)::int from information_schema.sequences) as sequences,
         (select array_agg(tgrelid::regclass::text || ' ' || tgname order by tgname)
          from pg_trigger where not tgisinternal) as triggers,
         (select count(*)::int from pg_type where typtype = 'e') as enums,
         (select count(*)::int from pg_extension where extname <> 'plpgsql') as extensions,
         (select array_agg(proname::text) from pg_proc p join pg_namespace n on n.oid = p.pronamespace where nspname = 'public') as functions`,
    );
    // Decision 041 says why.
    const triggers = ["audit_events_append_only", "audit_events_no_truncate"];
    expect(found).toEqual({
      sequences: 0,
      triggers: triggers.map((name) => `audit_events ${name}`),
      enums: 0,
      extensions: 0,
      functions: ["refuse_audit_change"],
    });
  });
});

describe("an embedded database", () => {
  test("listens on a socket in a folder that only its user may enter, and nowhere else", async () => {
    const folder = await stat(join(place.dataDirectory, "postgresql", "socket"));
    expect(folder.mode & 0o777).toBe(0o700);
    const [row] = await queryDatabase<{ addresses: string }>(
      place,
      "select current_setting('listen_addresses') as addresses",
    );
    expect(row?.addresses).toBe("");
  });

  test("is shared by a second store on the same folder and outlives the first that closes", async () => {
    const second = await openStore(place);
    const third = await openStore(place);
    await second.close();
    expect(await third.isReady()).toBe(true);
    await third.close();
    expect(await store.isReady()).toBe(true);
  });

  test("stops when its app is killed", async () => {
    const other = await temporaryPlace();
    const script = join(import.meta.dirname, "open-and-die.ts");
    await promisify(execFile)(process.execPath, [script, asText(other.place)]).catch(() => undefined);
    const lock = join(other.place.dataDirectory, "postgresql", "cluster", "postmaster.pid");
    await expect.poll(() => readFile(lock, "utf8").catch(() => "gone"), { timeout: 20_000 }).toBe("gone");
    await other.remove();
  }, 60_000);

  test("restarts by itself after its process was killed, and is unavailable meanwhile", async () => {
    const owner = await claimedOwner(join(place.dataDirectory, "postgresql", "cluster"));
    if (owner === undefined) throw new Error("nobody owns the cluster");
    process.kill(owner, "SIGKILL");
    const outcome = await store.memberCount().catch((error: unknown) => error);
    expect(outcome === 0 || outcome instanceof StoreUnavailableError).toBe(true);
    await expect.poll(() => store.isReady(), { timeout: 20_000 }).toBe(true);
    expect(await store.memberCount()).toBe(0);
  }, 60_000);
});

describe("an external database", () => {
  test("that does not answer is reported in one line", async () => {
    const away = { ...place, databaseUrl: "postgresql://nobody@127.0.0.1:1/none", timeout: 300 };
    const error = await openStore(away).catch((error: unknown) => error);
    expect(String(error)).toMatch(/^Error: The database at DATABASE_URL does not answer: .+$/);
  });
});

describe("counted calls", () => {
  test("are counted over processes, and from 0 in the next window", async () => {
    const second = await openStore({ ...place, log: quietLog() });
    const limit = { calls: 2, seconds: 60 };
    const now = new Date("2026-01-01T00:00:00Z");
    const later = new Date("2026-01-01T00:01:00Z");
    const counts = async (key: string, on = store, at = now) =>
      (await on.rateLimits.consume([{ key, limit }], at)).retryAfter;
    expect(await counts("a")).toBe(0);
    expect(await counts("a", second)).toBe(0);
    expect(await counts("a")).toBe(60);
    expect(await counts("b")).toBe(0);
    expect(await counts("a", second, later)).toBe(0);
    await second.close();
  });

  test("allow exactly the limit when they come concurrently", async () => {
    const limit = { calls: 5, seconds: 60 };
    const now = new Date("2026-01-01T00:00:00Z");
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => store.rateLimits.consume([{ key: "c", limit }], now)),
    );
    expect(answers.filter(({ retryAfter }) => retryAfter === 0)).toHaveLength(5);
    expect(answers.filter(({ begun }) => begun.has("c"))).toHaveLength(1);
  });

  test("are changed one after the other by processes that change several at once", async () => {
    const second = await openStore({ ...place, log: quietLog() });
    const now = new Date("2026-01-01T00:00:00Z");
    const endsAt = now.getTime() + 60_000;
    const add = (on: typeof store, keys: string[]) =>
      on.rateLimits.change(keys, now, (counters) => ({
        write: new Map(keys.map((key) => [key, { used: (counters.get(key)?.used ?? 0) + 1, endsAt }])),
      }));
    await Promise.all(
      Array.from({ length: 20 }, (_, at) => add(at % 2 ? second : store, at % 3 ? ["x", "y"] : ["y", "x"])),
    );
    const read = async (at: Date) =>
      (await store.rateLimits.change(["x", "y", "z"], at, (counters) => ({ write: new Map(), counters })))
        .counters;
    expect([...(await read(now))].sort()).toEqual([
      ["x", { used: 20, endsAt }],
      ["y", { used: 20, endsAt }],
    ]);
    expect([...(await read(new Date(endsAt)))]).toEqual([]);
    await second.close();
  });
});

test("a secret created by several processes concurrently is the same for all", async () => {
  const stored = await Promise.all(
    ["x", "y", "z"].map((fresh) => store.settings.getOrCreate("secret", fresh)),
  );
  expect(new Set(stored).size).toBe(1);
});
