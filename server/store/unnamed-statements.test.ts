import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { newMember, type TemporaryServer, temporaryServer } from "#server/http/routes/temporary-server.ts";
import { openStore } from "./store.ts";
import { temporaryPlace } from "./temporary-place.ts";

/** The part of a connection that sends a statement to be parsed; the library does not declare it. */
type Parser = { parse(statement: { readonly name?: string }): void };
/** The part of a connection that sends what it asks for at its start. */
type Starter = { startup(parameters: Readonly<Record<string, unknown>>): void };

let tested: TemporaryServer;
let remove: () => Promise<void>;

beforeAll(async () => {
  const made = await temporaryPlace();
  ({ remove } = made);
  tested = await temporaryServer(made.place);
}, 60_000);

afterAll(async () => {
  await tested.close();
  await remove();
});

// A pool that lends a connection for one transaction (PgBouncer) gives the next statement another one.
test("statements have no name, in a call with a session, a transaction and a limit", async () => {
  const parse = vi.spyOn(pg.Connection.prototype as unknown as Parser, "parse");
  const member = await newMember(tested, "maryam@example.org");
  const stamp = "0".repeat(32);
  const operations = [{ kind: "bookmark", key: "2:255", slot: "", stamp, body: true }];
  expect((await member.post("/api/sync", { cursor: 0, operations })).status).toBe(200);
  expect((await member.get("/api/accounts/export")).status).toBe(200);
  await tested.store.purge(new Date());
  const names = parse.mock.calls.map(([statement]) => statement.name);
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter(Boolean)).toEqual([]);
});

// It refuses a connection with any other: no app would start.
test("a connection asks at its start for nothing that the cluster's PgBouncer does not let pass", async () => {
  const startup = vi.spyOn(pg.Connection.prototype as unknown as Starter, "startup");
  const made = await temporaryPlace();
  const store = await openStore(made.place);
  await store.isReady();
  await store.close();
  await made.remove();
  const asked = new Set(startup.mock.calls.flatMap(([parameters]) => Object.keys(parameters)));
  const settings = join(import.meta.dirname, "../../scripts/cluster/proxy-settings.ts");
  const [, ignored = ""] = /^ignore_startup_parameters = (.+)$/m.exec(readFileSync(settings, "utf8")) ?? [];
  expect(asked).toContain("statement_timeout");
  expect(["user", "database", "application_name", ...ignored.split(",")]).toEqual(
    expect.arrayContaining([...asked]),
  );
});

/** What a connection remembers after a transaction. */
const remembered = [
  /\.prepare\(/,
  /\bpg_(?:try_)?advisory_lock/,
  /\b(?:un)?listen\s+[a-z_]+\s*[;`"]/,
  /create temp/,
  /with hold/,
  /["`]set (?!local)(?:session |[a-z_]+ (?:=|to) )/,
  /set_config\([^)]*,\s*false\)/,
];

test("nothing is left in a connection that the next transaction would need", () => {
  const files = globSync("**/*.{ts,sql}", { cwd: import.meta.dirname }).filter(
    (file) => !/\.test(ing)?\.ts$/.test(file),
  );
  expect(files.length).toBeGreaterThan(60);
  const found = files.flatMap((file) => {
    const text = readFileSync(join(import.meta.dirname, file), "utf8").toLowerCase();
    return remembered.filter((pattern) => pattern.test(text)).map((pattern) => `${file}: ${pattern}`);
  });
  expect(found).toEqual([]);
});
