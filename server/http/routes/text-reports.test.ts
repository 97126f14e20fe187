import { afterAll, beforeAll, expect, test } from "vitest";
import { longestReport } from "#domain/text-report.ts";
import { mostOpenReports } from "#server/store/report-rows.ts";
import type { StorePlace } from "#server/store/store.ts";
import { migratedPlace, queryDatabase } from "#server/store/temporary-place.ts";
import { publicUrl, type TemporaryServer, temporaryServer, visitor } from "./temporary-server.ts";
import { textReportRoutes } from "./text-reports.ts";

let place: StorePlace;
let remove: () => Promise<void>;
let on: TemporaryServer;

beforeAll(async () => {
  ({ place, remove } = await migratedPlace());
  on = await temporaryServer(place);
  await on.server.register(textReportRoutes, {
    services: { store: on.store, accounts: on.accounts, publicUrl },
  });
}, 60_000);

afterAll(async () => {
  await on.close();
  await remove();
});

const key = (name: string) => `report-${name}-`.padEnd(16, "0");
const report = (name: string, more: object = {}) => ({
  key: key(name),
  text: "hadith/nawawi-1",
  kind: "translation",
  words: "The second line\nsays more than the Arabic.",
  language: "fr",
  ...more,
});

test("a report is stored once, without an account or an address of the network", async () => {
  const person = visitor(on);
  const once = await person.post("/api/text-reports", report("first", { words: "Sent twice" }));
  expect(once).toMatchObject({ status: 200, body: { outcome: "done" } });
  const again = await person.post("/api/text-reports", report("first", { email: "reader@example.org" }));
  expect(again.status).toBe(200);
  expect(await on.store.reports.list("open")).toEqual([
    {
      id: key("first"),
      about: "hadith/nawawi-1",
      kind: "translation",
      words: "The second line\nsays more than the Arabic.",
      email: "reader@example.org",
      language: "fr",
      state: "open",
      answer: null,
      createdAt: expect.any(Date),
      closedAt: null,
    },
  ]);
});

test("closing keeps the answer, deletes the email address, and a year later the report", async () => {
  const { reports } = on.store;
  const closed = new Date();
  expect(await reports.close(key("first"), "Mended", closed)).toBe(true);
  expect(await reports.close(key("first"), "Twice", closed)).toBe(false);
  expect((await visitor(on).post("/api/text-reports", report("first"))).status).toBe(200);
  expect(await reports.close(key("unknown"), null, closed)).toBe(false);
  expect(await reports.list("open")).toEqual([]);
  expect(await reports.list("closed")).toMatchObject([{ state: "closed", answer: "Mended", email: null }]);
  expect(await reports.count("closed")).toBe(1);
  await on.store.purge(new Date(closed.getTime() + 364 * 86_400_000));
  expect(await reports.count("closed")).toBe(1);
  await on.store.purge(new Date(closed.getTime() + 365 * 86_400_000));
  expect(await reports.count("closed")).toBe(0);
});

test("what cannot be used is refused and stored nowhere", async () => {
  const person = visitor(on);
  const refused: readonly [object, string][] = [
    [{ words: "  " }, "unreadable"],
    [{ words: "x".repeat(longestReport + 1) }, "unreadable"],
    [{ words: "a\u0000b" }, "unreadable"],
    [{ words: "\u001b[31mred" }, "unreadable"],
    [{ words: "turned \u202e round" }, "unreadable"],
    [{ words: "\u200b\n\u3164" }, "unreadable"],
    [{ email: "nobody" }, "email-wrong"],
    [{ kind: "praise" }, "unreadable"],
    [{ text: "hadith/../secrets" }, "unreadable"],
    [{ text: "https://example.org" }, "unreadable"],
    [{ language: "de" }, "unreadable"],
    [{ key: "short" }, "unreadable"],
    [{ name: "Maryam" }, "unreadable"],
  ];
  for (const [more, code] of refused)
    expect(
      await person.post("/api/text-reports", report("refused", more)),
      JSON.stringify(more),
    ).toMatchObject({
      status: 400,
      body: { error: { code } },
    });
  expect((await person.post("/api/text-reports", report("long", { words: "x".repeat(20_000) }))).status).toBe(
    413,
  );
  const foreign = await person.post("/api/text-reports", report("foreign"), {
    origin: "https://evil.example",
  });
  expect(foreign.status).toBe(403);
  expect(await on.store.reports.list("open")).toEqual([]);
});

test("a network may report 60 in an hour", async () => {
  const address = "10.9.9.9";
  for (let count = 0; count < 60; count++)
    expect((await visitor(on, address).post("/api/text-reports", report(`many-${count}`))).status).toBe(200);
  const beyond = await visitor(on, address).post("/api/text-reports", report("beyond"));
  expect(beyond).toMatchObject({ status: 429, body: { error: { code: "too-many-calls" } } });
  expect(Number(beyond.headers["retry-after"])).toBeGreaterThan(0);
  expect((await visitor(on).post("/api/text-reports", report("elsewhere"))).status).toBe(200);
  expect(await on.store.reports.count("open")).toBe(61);
  expect(await on.store.reports.list("open", { limit: 10, offset: 55 })).toHaveLength(6);
});

test("beyond the most open reports none is stored, the sender is asked to try again, and may change an open one", async () => {
  const sender = visitor(on);
  expect((await sender.post("/api/text-reports", report("before-full"))).status).toBe(200);
  await queryDatabase(
    place,
    `insert into mistake_reports (id, about, kind, words, language, state, created_at)
     select 'filler-' || n, 'hadith/nawawi-1', 'other', 'x', 'en', 'open', now()
     from generate_series(1, $1::int) n`,
    [mostOpenReports],
  );
  expect(await visitor(on).post("/api/text-reports", report("too-many"))).toMatchObject({
    status: 503,
    body: { error: { code: "unavailable" } },
    headers: { "retry-after": "3600" },
  });
  const changed = report("before-full", { words: "Better words" });
  expect((await sender.post("/api/text-reports", changed)).status).toBe(200);
  const words = `select words from mistake_reports where id = '${key("before-full")}'`;
  expect(await queryDatabase(place, words)).toEqual([{ words: "Better words" }]);
});
