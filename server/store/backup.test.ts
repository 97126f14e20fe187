import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { backUp, restore } from "./backup.ts";
import { openStore, type Store, type StorePlace } from "./store.ts";
import { queryDatabase, temporaryPlace, urlOf } from "./temporary-place.ts";

let place: StorePlace;
let store: Store;
let remove: () => Promise<void>;
let file: string;

const operations = Array.from({ length: 1203 }, (_, index) => ({
  kind: "note",
  key: `key ${index} ﷽ ' " \\ é`,
  slot: "",
  stamp: index.toString(16).padStart(32, "0"),
  body: { text: `note ${index}\n`, number: 0.1 + index, nothing: null },
}));

beforeAll(async () => {
  ({ place, remove } = await temporaryPlace());
  store = await openStore(place);
  file = join(place.dataDirectory, "backup.gz");
  await queryDatabase(
    place,
    `insert into members (id, name, email, email_verified, created_at, updated_at)
     values ('a', 'آمنة', 'a@example.org', true, '2026-01-02T03:04:05.678Z', '2026-01-02T03:04:05.678Z'),
            ('b', 'B', 'b@example.org', false, now(), now())`,
  );
  await store.memories.exchange("a", { cursor: 0, operations, page: 1 });
  await store.settings.getOrCreate("secret", "stored");
  await backUp(place, file);
}, 60_000);

afterAll(async () => {
  await store.close();
  await remove();
});

async function emptyPlace(database: string): Promise<StorePlace> {
  await queryDatabase(place, `create database ${database}`);
  return { ...place, databaseUrl: urlOf(place, database) };
}

async function rowsOf(where: StorePlace): Promise<unknown[]> {
  const tables = ["members", "memories"];
  return Promise.all(tables.map((table) => queryDatabase(where, `select * from ${table} order by 1, 2, 3`)));
}

test("a backup restored into an empty database is the same in every row", async () => {
  const fresh = await emptyPlace("fresh");
  expect(await restore(fresh, file, { replace: false })).toBe(2 + 1203 + 1 + 1);
  expect(await rowsOf(fresh)).toEqual(await rowsOf(place));
  const opened = await openStore(fresh);
  const stored = await opened.memories.exchange("a", { cursor: 0, operations: [], page: 5000 });
  await opened.close();
  expect(stored).toMatchObject({ operations });
});

test("a database in use is unchanged without the replace option", async () => {
  const used = await emptyPlace("used");
  await restore(used, file, { replace: false });
  await queryDatabase(used, "delete from memories");
  await expect(restore(used, file, { replace: false })).rejects.toThrow("The database holds data already");
  expect(await queryDatabase(used, "select 1 from memories")).toEqual([]);
  await restore(used, file, { replace: true });
  expect(await rowsOf(used)).toEqual(await rowsOf(place));
});

test("a backup with a row that cannot be written changes nothing", async () => {
  const target = await emptyPlace("halfway");
  await restore(target, file, { replace: false });
  await queryDatabase(target, "delete from memories where key like '%7%'");
  const before = await rowsOf(target);
  const lines = gunzipSync(await readFile(file))
    .toString()
    .trimEnd()
    .split("\n")
    .slice(0, -1);
  const memories = lines.filter((line) => line.includes('"table":"memories"'));
  const twice = memories[Math.floor(memories.length / 2)] ?? "";
  // Complete and with a correct checksum, but with two rows of one key.
  const doubled = lines
    .toSpliced(lines.indexOf(twice), 0, twice)
    .map((line) => `${line}\n`)
    .join("");
  const end = {
    rows: lines.length,
    sha256: createHash("sha256").update(doubled).digest("hex"),
  };
  const path = join(place.dataDirectory, "doubled.gz");
  await writeFile(path, gzipSync(`${doubled}${JSON.stringify(end)}\n`));
  expect(memories.length).toBeGreaterThan(1000);
  await expect(restore(target, path, { replace: true })).rejects.toThrow("duplicate key");
  expect(await rowsOf(target)).toEqual(before);
  const opened = await openStore(target);
  expect(await opened.isReady()).toBe(true);
  await opened.close();
});

test("a file that is cut short, altered or no backup changes nothing", async () => {
  const target = await emptyPlace("target");
  await restore(target, file, { replace: false });
  const before = await rowsOf(target);
  const text = gunzipSync(await readFile(file)).toString();
  const bad: [string, Buffer, RegExp][] = [
    ["cut", gzipSync(text.split("\n").slice(0, 100).join("\n")), /cut short/],
    ["altered", gzipSync(text.replace("b@example.org", "c@example.org")), /altered/],
    ["none", gzipSync("hello\n"), /not a backup/],
    ["newer", gzipSync(text.replace('"schema":', '"schema":9')), /altered|newer/],
    ["half a file", (await readFile(file)).subarray(0, 3000), /cut short/],
    ["nothing at all", Buffer.alloc(0), /cut short|not a backup/],
    ["not packed", Buffer.from(text), /not a backup/],
    ["with something behind", Buffer.concat([await readFile(file), Buffer.from("behind")]), /damaged/],
    ["twice", Buffer.concat([await readFile(file), await readFile(file)]), /altered/],
    ["one endless line", gzipSync(Buffer.alloc(40_000_000, 97)), /damaged/],
  ];
  for (const [name, content, words] of bad) {
    const path = join(place.dataDirectory, `${name}.gz`);
    await writeFile(path, content);
    await expect(restore(target, path, { replace: true }), name).rejects.toThrow(words);
  }
  expect(await rowsOf(target)).toEqual(before);
});

test("a backup with any changed byte is rejected with one of our one-line messages", async () => {
  const target = await emptyPlace("changed");
  const whole = await readFile(file);
  const path = join(place.dataDirectory, "changed.gz");
  const ours =
    /^(?:The backup (?:was altered|is cut short|is damaged: (?:it cannot be unpacked|a line cannot be read))|This is not a backup of Riwaq)\.$/;
  for (let at = 0; at < whole.length; at += Math.ceil(whole.length / 60)) {
    const changed = Buffer.from(whole);
    changed[at] = (changed[at] ?? 0) ^ 0x55;
    await writeFile(path, changed);
    const outcome = await restore(target, path, { replace: false }).then(
      () => "restored",
      (error: unknown) => (error instanceof Error ? error.message : ""),
    );
    // The gzip header (time, name) is not part of the content.
    if (outcome === "restored") expect(at).toBeLessThan(10);
    else expect(outcome, `byte ${at}`).toMatch(ours);
  }
}, 60_000);
