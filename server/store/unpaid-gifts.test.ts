import { afterAll, beforeAll, expect, test } from "vitest";
import type { GiftFact } from "#domain/ledger/record-fact.ts";
import { openStore, type Store, type StorePlace } from "./store.ts";
import type { NewGift } from "./stored-gift.ts";
import { migratedPlace, queryDatabase } from "./temporary-place.ts";
import { unpaidDays } from "./unpaid-gifts.ts";

let place: StorePlace;
let remove: () => Promise<void>;
let store: Store;

beforeAll(async () => {
  ({ place, remove } = await migratedPlace());
  store = await openStore(place);
  await queryDatabase(
    place,
    `insert into projects (id, words, category, target, currency, is_example, place)
     values ('well', '{}', 'water', 1, 'EUR', false, 1)`,
  );
}, 60_000);

afterAll(async () => {
  await store.close();
  await remove();
});

const now = new Date("2026-11-27T12:00:00Z");
const day = 86_400_000;

/** A gift that was begun so many days ago and then had these events, each of a kind of the provider. */
async function giftOf(
  id: string,
  provider: "pledge" | "stripe",
  days: number,
  donor: string,
  events: readonly (readonly [string, GiftFact])[] = [],
): Promise<void> {
  const createdAt = new Date(now.getTime() - days * day);
  const gift: NewGift = {
    ...{ id, provider, createdAt, fund: "project:well", amount: 500, fee: 0, currency: "EUR" },
    ...{ intention: "sadaqah", recurrence: "once", receipt: `receipt of ${id}`, language: "en" },
    ...{ memberId: null, name: `name of ${id}`, inNameOf: null, showsName: true, isEmailed: true },
    donor: { mark: `mark of ${donor}`, id: donor, email: `${donor}@example.org` },
  };
  await store.gifts.create(gift);
  for (const [kind, fact] of events)
    await store.gifts.record(id, fact, createdAt, { id: `${kind} of ${id}`, kind });
}

const paid: GiftFact = { kind: "captured", payment: "pi", amount: 500, currency: "EUR" };
const expired = ["checkout.session.expired", { kind: "expired" }] as const;

async function column(query: string): Promise<unknown[]> {
  return (await queryDatabase<{ value: unknown }>(place, query)).map(({ value }) => value).sort();
}

test("gifts that were begun and never paid are deleted after their time, and no other", async () => {
  const { checkout, pledge } = unpaidDays;
  await giftOf("new checkout", "stripe", checkout - 1, "a");
  await giftOf("old checkout", "stripe", checkout + 1, "b");
  await giftOf("old expired", "stripe", checkout + 1, "a", [expired]);
  await giftOf("new pledge", "pledge", pledge - 1, "c");
  await giftOf("old pledge", "pledge", pledge + 1, "d");
  const stay: Record<string, readonly (readonly [string, GiftFact])[]> = {
    paid: [["checkout.session.completed", paid]],
    "paid after all": [expired, ["payment_intent.succeeded", paid]],
    authorised: [["checkout.session.completed", { kind: "authorised" }]],
    failed: [["payment_intent.payment_failed", { kind: "failed" }]],
    differs: [["payment_intent.succeeded", { ...paid, amount: 400 }]],
    refunded: [["charge.refunded", { ...paid, kind: "refunded", total: 500 }]],
  };
  for (const [name, events] of Object.entries(stay)) await giftOf(name, "stripe", 4000, "e", events);
  await giftOf("received", "pledge", 4000, "f", [["bank", paid]]);
  await giftOf("repeats", "stripe", 4000, "g");
  await queryDatabase(place, "insert into gift_repeats (gift_id, status) values ('repeats', 'ended')");
  await giftOf("entitles", "stripe", 4000, "h");
  await queryDatabase(
    place,
    `insert into members (id, name, email, email_verified, created_at, updated_at)
     values ('m', 'Maryam', 'maryam@example.org', true, now(), now())`,
  );
  await store.entitlements.put("m", {
    ...{ source: "subscription", reference: "entitles", status: "ended", endsAt: null },
  });

  const totals = () => store.ledger.totals({ currency: "EUR", withExamples: true });
  const before = await totals();
  expect(before.length).toBeGreaterThan(0);
  expect(await store.purge(now)).toEqual({ unpaidGifts: 3 });
  expect(await totals()).toEqual(before);
  const left = [...Object.keys(stay), "entitles", "new checkout", "new pledge", "received", "repeats"].sort();
  expect(await column("select id as value from gifts")).toEqual(left);
  expect(await column("select gift_id as value from gift_names")).toEqual(left);
  expect(await column("select distinct gift_id as value from ledger_entries")).toEqual(left);
  // The donor of a gift that stays is still known; the others' addresses are gone.
  expect(await column("select id as value from donors")).toEqual(["a", "c", "e", "f", "g", "h"]);
  expect(await column("select gift_id as value from payment_events where gift_id like 'old%'")).toEqual([]);
  expect(await store.purge(now)).toEqual({ unpaidGifts: 0 });
});

test("one that is paid while it would be deleted stays", async () => {
  const ids = Array.from({ length: 20 }, (_, at) => `raced ${at}`);
  for (const id of ids) await giftOf(id, "stripe", 200, id);
  const [, ...verdicts] = await Promise.all([
    store.purge(now),
    ...ids.map((id) =>
      store.gifts.record(id, paid, now, { id: `event of ${id}`, kind: "payment_intent.succeeded" }),
    ),
  ]);
  const left = new Set(await column("select id as value from gifts where id like 'raced%'"));
  expect(ids.map((id) => left.has(id))).toEqual(verdicts.map((verdict) => verdict === "recorded"));
  expect(verdicts.filter((verdict) => verdict !== "recorded" && verdict !== "unknown-gift")).toEqual([]);
});
