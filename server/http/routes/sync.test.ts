import { once } from "node:events";
import { readdir, rename } from "node:fs/promises";
import { type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { add, put, remove, totalOf, valuesOf } from "#app/storage/user-data/replica.testing.ts";
import { operationsPerRequest, type SyncAnswer } from "#contract/sync.ts";
import { newCard, type ReviewCard, readCard } from "#domain/review/review-card.ts";
import { deckOf, dueCards, gradeCard, type ReviewDeck } from "#domain/review/review-deck.ts";
import type { Operation } from "#domain/sync/operation.ts";
import {
  confirm,
  correctClock,
  joinAccount,
  newReplica,
  type Replica,
  receive,
  toSend,
} from "#domain/sync/replica.ts";
import { claimedOwner } from "#server/store/embedded/postmaster-file.ts";
import type { StorePlace } from "#server/store/store.ts";
import { migratedPlace } from "#server/store/temporary-place.ts";
import {
  type Answer,
  newMember,
  password,
  publicUrl,
  type TemporaryServer,
  temporaryServer,
  type Visitor,
  visitor,
} from "./temporary-server.ts";

let place: StorePlace;
let remove_: () => Promise<void>;
let instance: TemporaryServer;

beforeAll(async () => {
  ({ place, remove: remove_ } = await migratedPlace());
  instance = await temporaryServer(place);
}, 60_000);

afterAll(async () => {
  await instance.close();
  await remove_();
});

function isSyncAnswer(answer: Answer): answer is Answer & { body: SyncAnswer } {
  return answer.status === 200;
}

/** What the app does: send and receive until both sides are equal. Resolves to the number of requests. */
async function synchronize(person: Visitor, replica: Replica, deviceNow = Date.now()): Promise<number> {
  for (let requests = 1; ; requests++) {
    const operations = toSend(replica, operationsPerRequest);
    const answer = await person.post("/api/sync", { cursor: replica.cursor, operations });
    if (answer.status === 409) {
      correctClock(replica, deviceNow, Number(answer.headers["x-server-now"]));
      continue;
    }
    if (!isSyncAnswer(answer)) throw new Error(answer.text);
    confirm(replica, operations);
    receive(replica, answer.body.operations);
    replica.cursor = answer.body.cursor;
    if (!answer.body.hasMore && replica.unsent.size === 0) return requests;
  }
}

function stateOf(replica: Replica): Operation[] {
  return [...replica.slots.values()].sort((a, b) =>
    a.kind + a.key + a.slot < b.kind + b.key + b.slot ? -1 : 1,
  );
}

function putCard(replica: Replica, card: ReviewCard | undefined, now: number): void {
  if (card) put(replica, "review-card", card.id, JSON.parse(JSON.stringify(card)), now);
}

function deckIn(replica: Replica): ReviewDeck {
  return deckOf([...valuesOf(replica, "review-card").values()].flatMap((body) => readCard(body) ?? []));
}

const phone = "00000000000000f0";
const laptop = "00000000000000d0";

describe("two devices of a member", () => {
  test("that edit offline have the same data afterwards, with every edit", async () => {
    const onPhone = await newMember(instance, "two@example.org");
    const onLaptop = visitor(instance);
    await onLaptop.post("/api/accounts/sign-in", { email: "two@example.org", password });
    const [a, b] = [newReplica(phone), newReplica(laptop)];
    const now = Date.now();
    put(a, "bookmark", "2:255", true, now);
    put(a, "bookmark", "18:10", true, now);
    await synchronize(onPhone, a);
    await synchronize(onLaptop, b);
    remove(b, "bookmark", "18:10", now + 1);
    put(a, "bookmark", "36:1", true, now + 2);
    put(b, "bookmark", "67:1", true, now + 3);
    add(a, "tasbih", "subhanallah", 33, now + 4);
    add(b, "tasbih", "subhanallah", 66, now + 5);
    put(b, "setting", "theme", "light", now + 6);
    put(a, "setting", "theme", "dark", now + 7);
    for (const [person, replica] of [
      [onPhone, a],
      [onLaptop, b],
      [onPhone, a],
    ] as const)
      await synchronize(person, replica);
    expect(stateOf(a)).toEqual(stateOf(b));
    expect([...valuesOf(b, "bookmark").keys()].sort()).toEqual(["2:255", "36:1", "67:1"]);
    expect(totalOf(b, "tasbih", "subhanallah")).toBe(99);
    expect(valuesOf(b, "setting").get("theme")).toBe("dark");
  });

  test("pass on a kind that they and the server do not know, to the last character", async () => {
    const person = await newMember(instance, "future@example.org");
    const body = { "z z": [1, 2.5e-7, "﷽\u{1f54b}", null, { deep: { a: true } }], a: "\\u0041" };
    const operation = {
      kind: "from.the.future/9",
      key: "é ' \" %_",
      slot: "x|y",
      stamp: "0".repeat(32),
      body,
    };
    await person.post("/api/sync", { cursor: 0, operations: [operation] });
    const answer = await person.post("/api/sync", { cursor: 0, operations: [] });
    expect(answer.body).toMatchObject({ operations: [operation] });
    expect(answer.text).toContain(JSON.stringify(body));
  });

  test("correct a clock that is a day ahead, and lose no edit through one that is behind", async () => {
    const person = await newMember(instance, "skew@example.org");
    const day = 86_400_000;
    const [ahead, behind] = [newReplica(phone), newReplica(laptop)];
    put(ahead, "setting", "theme", "dark", Date.now() + day);
    await synchronize(person, ahead, Date.now() + day);
    await synchronize(person, behind);
    put(behind, "setting", "theme", "light", Date.now() - day);
    await synchronize(person, behind);
    await synchronize(person, ahead);
    expect(valuesOf(ahead, "setting").get("theme")).toBe("light");
    expect(stateOf(ahead)).toEqual(stateOf(behind));
  });

  test("share one review deck and favourites: a card learnt on one is not due on the other", async () => {
    const onPhone = await newMember(instance, "deck@example.org");
    const onLaptop = visitor(instance);
    await onLaptop.post("/api/accounts/sign-in", { email: "deck@example.org", password });
    const [a, b] = [newReplica(phone), newReplica(laptop)];
    const now = Date.now();
    const ids = ["67:1", "67:2-3", "name:12", "athkar:ayat-al-kursi"];
    for (const id of ids) putCard(a, newCard(id, now), now);
    put(a, "favourite-dua", "istikharah", true, now);
    await synchronize(onPhone, a);
    await synchronize(onLaptop, b);
    const dueIn = (replica: Replica, at: number) => dueCards(deckIn(replica), at).map(({ id }) => id);
    expect(dueIn(b, now).sort()).toEqual(ids.toSorted());
    expect([...valuesOf(b, "favourite-dua").keys()]).toEqual(["istikharah"]);
    putCard(b, gradeCard(deckIn(b), "67:1", "good", now + 1, "ladder").cards.get("67:1"), now + 1);
    putCard(a, gradeCard(deckIn(a), "name:12", "easy", now + 2, "fsrs").cards.get("name:12"), now + 2);
    remove(b, "favourite-dua", "istikharah", now + 3);
    for (const [person, replica] of [
      [onLaptop, b],
      [onPhone, a],
      [onLaptop, b],
    ] as const)
      await synchronize(person, replica);
    expect(deckIn(a)).toEqual(deckIn(b));
    expect(dueIn(a, now + 4).sort()).toEqual(["67:2-3", "athkar:ayat-al-kursi"]);
    expect(valuesOf(a, "favourite-dua").size).toBe(0);
  });

  test("get nothing of another member", async () => {
    const mine = await newMember(instance, "mine@example.org");
    const other = await newMember(instance, "theirs@example.org");
    const replica = newReplica(phone);
    put(replica, "note", "1:1", "private", Date.now());
    await synchronize(mine, replica);
    expect((await other.post("/api/sync", { cursor: 0, operations: [] })).body).toMatchObject({
      operations: [],
    });
    expect((await visitor(instance).post("/api/sync", { cursor: 0, operations: [] })).status).toBe(401);
  });
});

test("ten thousand records are synced in ten pages each way, a later change in one request below 2 KiB", async () => {
  const person = await newMember(instance, "many@example.org");
  const replica = newReplica(phone);
  for (let index = 0; index < 10_000; index++) {
    put(replica, "favourite-hadith", `hadith:${index}`, { at: index, note: "for later" }, Date.now());
  }
  expect(await synchronize(person, replica)).toBe(10);
  const fresh = newReplica(laptop);
  expect(await synchronize(person, fresh)).toBe(10);
  expect(fresh.slots.size).toBe(10_000);

  put(replica, "bookmark", "2:255", true, Date.now());
  const request = JSON.stringify({
    cursor: replica.cursor,
    operations: toSend(replica, operationsPerRequest),
  });
  expect(await synchronize(person, replica)).toBe(1);
  const answer = await person.post("/api/sync", { cursor: fresh.cursor, operations: [] });
  expect(request.length + answer.text.length).toBeLessThan(2048);
}, 30_000);

test("signing in on a device with data merges it in", async () => {
  const person = await newMember(instance, "joins@example.org");
  const [old, other] = [newReplica(phone), newReplica(laptop)];
  put(old, "note", "1:1", "from the account", Date.now());
  await synchronize(person, old);
  add(other, "tasbih", "alhamdulillah", 7, Date.now());
  joinAccount(other);
  await synchronize(person, other);
  await synchronize(person, old);
  expect(stateOf(old)).toEqual(stateOf(other));
  expect(old.slots.size).toBe(2);
});

test("two servers on one database behave as one: sessions, limits, synced data", async () => {
  const second = await temporaryServer(place);
  const person = await newMember(instance, "one@example.org");
  const onSecond = visitor(second);
  for (const [name, value] of person.cookies) onSecond.cookies.set(name, value);
  expect((await onSecond.get("/api/session")).body).toMatchObject({ member: { email: "one@example.org" } });
  const [a, b] = [newReplica(phone), newReplica(laptop)];
  for (let index = 0; index < 40; index++) {
    put(a, "note", `a${index}`, index, Date.now());
    put(b, "note", `b${index}`, index, Date.now());
    add(a, "tasbih", "subhanallah", 1, Date.now());
    add(b, "tasbih", "subhanallah", 1, Date.now());
    await Promise.all([synchronize(person, a), synchronize(onSecond, b)]);
  }
  await synchronize(person, a);
  await synchronize(onSecond, b);
  expect(stateOf(a)).toEqual(stateOf(b));
  expect(totalOf(a, "tasbih", "subhanallah")).toBe(80);
  await onSecond.post("/api/accounts/sign-out");
  expect((await person.get("/api/session")).body).toMatchObject({ member: null });
  await second.close();
}, 30_000);

test("a body nested 8,000 levels deep is rejected, and half a surrogate pair in a body is passed on unchanged", async () => {
  const person = await newMember(instance, "deep@example.org");
  const operation = { kind: "note", key: "1:1", slot: "", stamp: "0".repeat(32), body: "deep" };
  const text = JSON.stringify({ cursor: 0, operations: [operation] });
  for (const [open, close] of [
    ["[", "]"],
    ['{"a":', "}"],
  ] as const)
    for (const depth of [101, 8000, 100_000]) {
      const deep = `${open.repeat(depth)}1${close.repeat(depth)}`;
      expect((await person.post("/api/sync", text.replace('"deep"', deep))).status).toBe(400);
      expect((await person.post("/api/sync", deep)).status).toBe(400);
    }
  const cut = { ...operation, body: { "\ud83d": "a\ud83d", nothing: "\u0000" } };
  expect((await person.post("/api/sync", { cursor: 0, operations: [cut] })).status).toBe(200);
  const { body } = await person.post("/api/sync", { cursor: 0, operations: [] });
  expect(body).toMatchObject({ operations: [cut] });
});

test("what a device pulls is cut at about a megabyte, and it goes on until it has everything", async () => {
  const person = await newMember(instance, "large@example.org");
  const sending = newReplica(phone);
  for (let at = 0; at < 300; at++) put(sending, "note", `n${at}`, "x".repeat(16_000), Date.now());
  const all = toSend(sending, operationsPerRequest);
  for (let at = 0; at < all.length; at += 100)
    await person.post("/api/sync", { cursor: 0, operations: all.slice(at, at + 100) });
  const first = await person.post("/api/sync", { cursor: 0, operations: [] });
  expect(first.body).toMatchObject({ hasMore: true, cursor: 63 });
  expect(first.text.length).toBeLessThan(1_100_000);
  const receiving = newReplica(laptop);
  expect(await synchronize(person, receiving)).toBe(5);
  expect(receiving.slots.size).toBe(300);
}, 30_000);

test("a member syncs twice at a time, some more wait, and the rest get a Retry-After", async () => {
  const person = await newMember(instance, "often@example.org");
  const released = Promise.withResolvers<void>();
  const { exchange } = instance.store.memories;
  let [inside, most] = [0, 0];
  const spy = vi.spyOn(instance.store.memories, "exchange").mockImplementation(async (...request) => {
    inside += 1;
    most = Math.max(most, inside);
    await released.promise;
    inside -= 1;
    return exchange(...request);
  });
  const refused: Answer[] = [];
  const asked = Array.from({ length: 20 }, async () => {
    const answer = await person.post("/api/sync", { cursor: 0, operations: [] });
    if (answer.status === 429) refused.push(answer);
    return answer.status;
  });
  await vi.waitFor(() => expect(refused).toHaveLength(8));
  expect(refused[0]).toMatchObject({ body: { error: { code: "too-many-calls" } } });
  expect(refused[0]?.headers["retry-after"]).toBe("5");
  released.resolve();
  expect((await Promise.all(asked)).filter((status) => status === 200)).toHaveLength(12);
  spy.mockRestore();
  expect(most).toBe(2);
});

test("a stranger is refused before the body is read", async () => {
  const address = await instance.server.listen({ port: 0, host: "localhost" });
  const { hostname, port } = new URL(address);
  // The body that is announced never comes.
  const asked = request({ hostname, port, path: "/api/sync", method: "POST" });
  asked.setHeader("origin", publicUrl).setHeader("content-type", "application/json");
  asked.setHeader("content-length", 4_000_000).flushHeaders();
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  expect(answer.statusCode).toBe(401);
  asked.destroy();
});

test("a request with one invalid operation is rejected as a whole", async () => {
  const person = await newMember(instance, "bad@example.org");
  const good = { kind: "note", key: "1:1", slot: "", stamp: "0".repeat(32), body: 1 };
  const bad: unknown[] = [
    { ...good, stamp: "now" },
    { ...good, stamp: "F".repeat(32) },
    { ...good, kind: "" },
    { ...good, kind: "x".repeat(65) },
    { ...good, key: "a\u0000b" },
    { ...good, key: "a\ud800b" },
    { ...good, slot: "\udfff" },
    { ...good, body: "x".repeat(20_000) },
    { ...good, extra: 1 },
    { kind: "note", key: "1:1", slot: "", stamp: "0".repeat(32) },
  ];
  for (const operation of bad) {
    const { status } = await person.post("/api/sync", { cursor: 0, operations: [good, operation] });
    expect(status, JSON.stringify(operation).slice(0, 80)).toBe(400);
  }
  for (const body of [
    { cursor: -1, operations: [] },
    { cursor: 0.5, operations: [] },
    { operations: [] },
    "{",
  ]) {
    expect((await person.post("/api/sync", body)).status).toBe(400);
  }
  const many = Array.from({ length: operationsPerRequest + 1 }, (_, index) => ({
    ...good,
    key: String(index),
  }));
  expect((await person.post("/api/sync", { cursor: 0, operations: many })).status).toBe(400);
  expect((await person.post("/api/sync", `"${"x".repeat(10_000_000)}"`)).status).toBe(413);
  expect((await person.post("/api/sync", { cursor: 0, operations: [] })).body).toMatchObject({
    operations: [],
  });
});

async function programFolder(): Promise<string> {
  const names = await readdir(join(place.dataDirectory, "postgresql"));
  return names.find((name) => name.startsWith("program-")) ?? "";
}

test("a database that goes away is answered with 503 and comes back without a restart", async () => {
  const person = await newMember(instance, "gone@example.org");
  const replica = newReplica(phone);
  expect((await person.get("/api/ready")).body).toEqual({ status: "ready", database: true, texts: true });
  const database = await claimedOwner(join(place.dataDirectory, "postgresql", "cluster"));
  if (database === undefined) throw new Error("nobody owns the cluster");
  let sent = 0;
  const acknowledged: string[] = [];
  const answers = new Map<number, Answer>();
  const exchange = async () => {
    sent += 1;
    const operation = put(replica, "note", `n${sent}`, sent, Date.now());
    const answer = await person.post("/api/sync", { cursor: 0, operations: [operation] });
    answers.set(answer.status, answer);
    if (answer.status === 200) acknowledged.push(operation.key);
    return answer.status;
  };
  for (let index = 0; index < 5; index++) await exchange();
  // Its program is moved away as well, so that it cannot restart too early.
  const program = join(place.dataDirectory, "postgresql", await programFolder(), "bin", "postgres");
  await rename(program, `${program}.away`);
  const during = Array.from({ length: 8 }, exchange);
  process.kill(database, "SIGKILL");
  await Promise.all(during);
  await expect.poll(exchange, { timeout: 20_000, interval: 10 }).toBe(503);
  expect(answers.get(503)?.headers["retry-after"]).toBe("2");
  expect(answers.get(503)?.body).toMatchObject({ error: { code: "unavailable" } });
  expect((await person.get("/api/health")).status).toBe(200);
  const ready = await person.get("/api/ready");
  expect([ready.status, ready.body]).toMatchObject([503, { status: "not-ready", database: false }]);
  expect((await person.get("/api/session")).status).toBe(503);
  const signIn = await visitor(instance).post("/api/accounts/sign-in", {
    email: "gone@example.org",
    password,
  });
  expect([signIn.status, signIn.headers["retry-after"]]).toEqual([503, "2"]);
  await rename(`${program}.away`, program);
  await expect.poll(exchange, { timeout: 20_000 }).toBe(200);
  expect([...answers.keys()].sort()).toEqual([200, 503]);
  const fresh = newReplica(laptop);
  await synchronize(person, fresh);
  const stored = new Set(stateOf(fresh).map(({ key }) => key));
  expect(acknowledged.filter((key) => !stored.has(key))).toEqual([]);
}, 60_000);
