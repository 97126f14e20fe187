import { afterAll, beforeAll, expect, test } from "vitest";
import { purgeAuditEvents } from "./purge-audit-events.ts";
import { openStore, type Store, type StorePlace } from "./store.ts";
import { migratedPlace, queryDatabase } from "./temporary-place.ts";

let place: StorePlace;
let store: Store;
let remove: () => Promise<void>;

beforeAll(async () => {
  ({ place, remove } = await migratedPlace());
  store = await openStore(place);
}, 60_000);

afterAll(async () => {
  await store.close();
  await remove();
});

const idsOf = (events: readonly { id: string }[]) => events.map(({ id }) => id);

test("events are listed by kind, member and time, the newest first, page by page", async () => {
  await store.audit.add({ kind: "password-changed", actor: "member", actorId: "a", subjectId: "a" });
  await store.audit.add({ kind: "role-changed", actor: "admin", actorId: "a", subjectId: "b" });
  await store.audit.add({ kind: "webhook-refused", actor: "unknown" });
  await store.audit.add({
    kind: "role-changed",
    actor: "operator",
    subjectId: "c",
    details: { role: "admin" },
  });
  const all = await store.audit.list({}, 10);
  expect(all).toHaveLength(4);
  expect(idsOf(all)).toEqual(idsOf(all).toSorted().reverse());
  const roles = await store.audit.list({ kind: "role-changed" }, 10);
  expect(roles.map(({ subjectId }) => subjectId).sort()).toEqual(["b", "c"]);
  expect((await store.audit.list({ memberId: "a" }, 10)).map(({ kind }) => kind).sort()).toEqual([
    "password-changed",
    "role-changed",
  ]);
  expect(await store.audit.list({ since: new Date(Date.now() + 60_000) }, 10)).toEqual([]);
  const [first, second] = await store.audit.list({}, 2);
  const rest = await store.audit.list({ before: second?.id }, 2);
  expect([first?.id, second?.id, ...idsOf(rest)]).toEqual(idsOf(all));
});

test("the database refuses to change, delete or truncate events, whatever is asked", async () => {
  const before = await store.audit.list({}, 10);
  for (const statement of [
    "update audit_events set kind = 'gift-made'",
    "delete from audit_events",
    "truncate audit_events",
    "begin; select set_config('riwaq.audit_purge', 'on', true); delete from audit_events; commit",
    "begin; select set_config('riwaq.audit_purge', 'on', true); update audit_events set details = '{}'; commit",
  ])
    await expect(queryDatabase(place, statement), statement).rejects.toMatchObject({ code: "42501" });
  expect(await store.audit.list({}, 10)).toEqual(before);
});

test("the operator's purge deletes old events only, and records that", async () => {
  await queryDatabase(
    place,
    `insert into audit_events (id, at, kind, actor, details)
     values ('000', now() - interval '400 days', 'gift-made', 'unknown', '{}'),
            ('001', now() - interval '40 days', 'gift-made', 'unknown', '{}')`,
  );
  await expect(purgeAuditEvents(place, 29)).rejects.toThrow(/^events are stored for 30 days at least$/);
  const before = await store.audit.list({}, 20);
  expect(await purgeAuditEvents(place, 365)).toBe(1);
  const [purge, ...rest] = await store.audit.list({}, 20);
  expect(purge).toMatchObject({
    kind: "audit-purged",
    actor: "operator",
    details: { days: "365", events: "1" },
  });
  expect(idsOf(rest)).toEqual(idsOf(before).filter((id) => id !== "000"));
});
