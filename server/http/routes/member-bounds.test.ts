import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { apiErrorSchema } from "#contract/api-error.ts";
import type { SyncAnswer } from "#contract/sync.ts";
import { migrate } from "#server/store/migrate.ts";
import { openDatabase, openStore, type StorePlace } from "#server/store/store.ts";
import { migratedPlace, queryDatabase, urlOf } from "#server/store/temporary-place.ts";
import {
  type Answer,
  newMember,
  type TemporaryServer,
  temporaryServer,
  type Visitor,
  visitor,
} from "./temporary-server.ts";

let place: StorePlace;
let remove: () => Promise<void>;
let on: TemporaryServer;

const maxSyncBytes = 100_000;

beforeAll(async () => {
  ({ place, remove } = await migratedPlace());
  on = await temporaryServer(place, { maxSyncBytes });
}, 60_000);

afterAll(async () => {
  await on.close();
  await remove();
});

let stamps = 0;
const note = (key: string, length: number) => {
  stamps += 1;
  const body = length === 0 ? null : "x".repeat(length);
  return { kind: "note", key, slot: "", stamp: stamps.toString(16).padStart(32, "0"), body };
};

const send = (person: Visitor, ...operations: object[]) =>
  person.post("/api/sync", { cursor: 0, operations });
const codeOf = ({ body }: Answer) => apiErrorSchema.parse(body).error.code;

/** The bytes in the head row and the bytes of the rows. */
async function bytesOf(email: string): Promise<{ stored: number; actual: number } | undefined> {
  const [row] = await queryDatabase<{ stored: number; actual: number }>(
    place,
    `select h.bytes::int as stored, (select coalesce(sum(octet_length(kind) + octet_length(key) + octet_length(slot)
       + octet_length(stamp) + octet_length(body)), 0)::int from memories m where m.member_id = h.member_id) as actual
     from memory_heads h join members on members.id = h.member_id where email = '${email}'`,
  );
  return row;
}

describe("the synced data of a member", () => {
  test("is rejected over the quota as a whole, with its own code, and accepted again once there is space", async () => {
    const person = await newMember(on, "full@example.org");
    const big = Array.from({ length: 6 }, (_, at) => note(`1:${at + 1}`, 15_000));
    expect((await send(person, ...big)).status).toBe(200);
    const rejected = await send(person, note("2:1", 5), note("2:2", 15_000));
    expect([rejected.status, codeOf(rejected)]).toEqual([413, "memory-full"]);
    const { operations } = (await person.post("/api/sync", { cursor: 0, operations: [] })).body as SyncAnswer;
    expect(operations.map(({ key }) => key).sort()).toEqual(["1:1", "1:2", "1:3", "1:4", "1:5", "1:6"]);
    expect((await send(person, note("2:1", 5))).status).toBe(200);
    // Space is freed, alone or together with the operations that need it.
    expect((await send(person, note("1:1", 0))).status).toBe(200);
    expect((await send(person, note("1:2", 0), note("2:2", 15_000), note("2:3", 10_000))).status).toBe(200);
    const bytes = await bytesOf("full@example.org");
    expect(bytes?.stored).toBe(bytes?.actual);
    expect(bytes?.actual).toBeLessThan(maxSyncBytes);
  });

  test("is counted in one row, through edits, late edits, repeats and concurrent devices", async () => {
    const person = await newMember(on, "counted@example.org");
    const late = note("1:1", 900);
    await send(person, note("1:1", 10), note("1:1", 400), note("1:2", 7));
    await send(person, late);
    await send(person, { ...late, body: "y".repeat(4000) }, note("حرف", 5));
    await Promise.all(
      [1, 2, 3, 4].map((device) =>
        send(person, ...Array.from({ length: 20 }, (_, at) => note(`3:${(at % 5) + 1}`, device * 100 + at))),
      ),
    );
    const bytes = await bytesOf("counted@example.org");
    expect(bytes?.stored).toBe(bytes?.actual);
    expect(bytes?.actual).toBeGreaterThan(900);
  });

  test("over a lowered quota can shrink but not grow", async () => {
    const person = await newMember(on, "lowered@example.org");
    await send(person, ...Array.from({ length: 5 }, (_, at) => note(`1:${at + 1}`, 15_000)));
    const less = await temporaryServer(place, { maxSyncBytes: 20_000 });
    const again = visitor(less);
    for (const [name, value] of person.cookies) again.cookies.set(name, value);
    expect((await send(again, note("9:1", 1))).status).toBe(413);
    expect((await send(again, note("1:1", 100))).status).toBe(200);
    expect((await send(again, note("1:2", 0))).status).toBe(200);
    await less.close();
  });

  test("from before the quota is counted by the migration", async () => {
    await queryDatabase(place, "create database before");
    const former = { ...place, databaseUrl: urlOf(place, "before") };
    const { access, close } = await openDatabase(former);
    await migrate(access.pool, 9);
    await close();
    await queryDatabase(
      former,
      `insert into members (id, name, email, email_verified, created_at, updated_at)
       select id, id, id, true, now(), now() from unnest(array['a', 'b']) as new_members (id)`,
    );
    await queryDatabase(former, "insert into memory_heads (member_id, revision) values ('a', 2), ('b', 0)");
    await queryDatabase(
      former,
      `insert into memories values ('a', 'note', '1:1', '', '${"0".repeat(32)}', '"حمد"', 1),
        ('a', 'note', '1:2', 's', '${"1".repeat(32)}', 'null', 2)`,
    );
    await (await openStore(former)).close();
    const counted = await queryDatabase(former, "select member_id, bytes::int from memory_heads order by 1");
    expect(counted).toEqual([
      { member_id: "a", bytes: 4 + 3 + 32 + 8 + (4 + 3 + 1 + 32 + 4) },
      { member_id: "b", bytes: 0 },
    ]);
  });
});

describe("the export", () => {
  test("is allowed three times an hour for each member", async () => {
    const person = await newMember(on, "export@example.org");
    const statuses: number[] = [];
    for (let at = 0; at < 4; at++) statuses.push((await person.get("/api/accounts/export")).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    const rejected = await person.get("/api/accounts/export");
    expect(codeOf(rejected)).toBe("too-many-calls");
    expect(Number(rejected.headers["retry-after"])).toBeGreaterThan(3000);
    const other = await newMember(on, "export-other@example.org");
    // Followed from another site, a link to it would use up the three and send an email about each.
    for (const site of ["cross-site", "same-site"])
      expect((await other.get("/api/accounts/export", { "sec-fetch-site": site })).status).toBe(403);
    expect((await other.get("/api/accounts/export")).status).toBe(200);
    expect((await visitor(on).get("/api/accounts/export")).status).toBe(401);
  });

  test("is sent while it is read: one document, never more than a few pages of rows in memory", async () => {
    const person = await newMember(on, "export-large@example.org");
    const member = await on.store.members.findByEmail("export-large@example.org");
    const body = JSON.stringify("x".repeat(2000));
    await queryDatabase(
      place,
      `insert into memories select $1, 'note', 'key ' || n, case when n % 2 = 0 then '' else 's' end, lpad(n::text, 32, '0'), $2, n
       from generate_series(1, 10000) as n`,
      [member?.id, body],
    );
    const address = await on.server.listen({ port: 0, host: "localhost" });
    const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const held: number[] = [];
    const { pages } = on.store.memories;
    let read = 0;
    const spy = vi.spyOn(on.store.memories, "pages").mockImplementation(async function* (id) {
      for await (const page of pages(id)) {
        const size = page.reduce((sum, row) => sum + row.body.length, 0);
        read += size;
        yield page;
      }
    });
    const answer = await fetch(`${address}/api/accounts/export`, { headers: { cookie } });
    const chunks: Uint8Array[] = [];
    let received = 0;
    for await (const chunk of answer.body ?? []) {
      chunks.push(chunk);
      received += chunk.length;
      held.push(read - received);
    }
    spy.mockRestore();
    expect(read).toBe(10_000 * body.length);
    // What was read and not yet received is in memory, of the server or of the sockets between.
    expect(Math.max(...held)).toBeLessThan(read / 2);
    const exported = JSON.parse(Buffer.concat(chunks).toString()) as { memories: { key: string }[] };
    expect(new Set(exported.memories.map(({ key }) => key)).size).toBe(10_000);
    expect(exported.memories[0]).toMatchObject({ kind: "note", body: "x".repeat(2000) });
  }, 60_000);

  test("runs for two members at a time; the others get a Retry-After and lose no attempt", async () => {
    const members = await Promise.all([1, 2, 3, 4, 5].map((at) => newMember(on, `export-${at}@example.org`)));
    const { exportData } = on.accounts;
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const spy = vi.spyOn(on.accounts, "exportData").mockImplementation(async (...request) => {
      await released;
      return exportData(...request);
    });
    const asked = members.map((person) => person.get("/api/accounts/export"));
    const rejected = new Set<number>();
    asked.forEach((answer, at) => void answer.then(({ status }) => status === 503 && rejected.add(at)));
    await vi.waitFor(() => expect(rejected.size).toBe(3));
    release();
    const answers = await Promise.all(asked);
    spy.mockRestore();
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    for (const { status, headers } of answers) if (status === 503) expect(headers["retry-after"]).toBe("5");
    for (const person of members) {
      const statuses: number[] = [];
      for (let at = 0; at < 2; at++) statuses.push((await person.get("/api/accounts/export")).status);
      expect(statuses).toEqual([200, 200]);
    }
  });
  test("runs once at a time for a member, until its data is read to the end; a HEAD begins none", async () => {
    const person = await newMember(on, "export-twice@example.org");
    const { exportData } = on.accounts;
    const reading = Promise.withResolvers<void>();
    const closed = Promise.withResolvers<void>();
    const spy = vi.spyOn(on.accounts, "exportData").mockImplementation(async (...request) => {
      const document = await exportData(...request);
      async function* slowly() {
        reading.resolve();
        yield* document;
        await closed.promise;
      }
      return slowly();
    });
    const address = await on.server
      .listen({ port: 0, host: "localhost" })
      .catch(() => on.server.listeningOrigin);
    const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const url = `${address}/api/accounts/export`;
    expect((await fetch(url, { method: "HEAD", headers: { cookie } })).status).toBe(404);
    expect(spy).not.toHaveBeenCalled();
    const leaving = new AbortController();
    const first = await fetch(url, { headers: { cookie }, signal: leaving.signal });
    await reading.promise;
    const second = await person.get("/api/accounts/export");
    expect([second.status, codeOf(second), second.headers["retry-after"]]).toEqual([
      429,
      "too-many-calls",
      "5",
    ]);
    // The visitor has left, but the data is still being read.
    leaving.abort();
    await first.text().catch(() => undefined);
    expect((await person.get("/api/accounts/export")).status).toBe(429);
    closed.resolve();
    spy.mockRestore();
    await vi.waitFor(async () => expect((await person.get("/api/accounts/export")).status).toBe(200));
  });
});
