import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { GiftFact } from "#domain/ledger/record-fact.ts";
import { migrate } from "./migrate.ts";
import { openDatabase, openStore, type Store, type StorePlace } from "./store.ts";
import type { NewGift } from "./stored-gift.ts";
import { migratedPlace, queryDatabase, urlOf } from "./temporary-place.ts";

let place: StorePlace;
let store: Store;
let remove: () => Promise<void>;

beforeAll(async () => {
  ({ place, remove } = await migratedPlace());
  store = await openStore(place);
  await store.projects.put(orphanCare);
}, 60_000);

afterAll(async () => {
  await store.close();
  await remove();
});

const orphanCare = {
  id: "orphan-care",
  words: {},
  category: "orphan_care",
  target: 2_000_000,
  currency: "USD",
  zakatScholar: null,
  isExample: false,
  place: 0,
};

function newGift(more: Partial<NewGift> = {}): NewGift {
  const id = randomBytes(16).toString("hex");
  return {
    id,
    fund: "project:orphan-care",
    amount: 2500,
    fee: 107,
    currency: "USD",
    intention: "sadaqah",
    recurrence: "monthly",
    provider: "stripe",
    receipt: `receipt-${id}`,
    memberId: null,
    language: "en",
    createdAt: new Date(),
    donor: { mark: `mark-${id}`, id: `donor-${id}`, email: `${id}@example.org` },
    name: "Maryam",
    inNameOf: null,
    showsName: false,
    isEmailed: true,
    ...more,
  };
}

const payment = (name: string) => ({ payment: name, amount: 2607, currency: "USD" });

describe("the running sums", () => {
  test("equal the sums of the entries after events that come twice, out of order and concurrently", async () => {
    const { id: donor } = newGift();
    const gifts = Array.from({ length: 12 }, (_, index) =>
      // Two gifts of each donor, and two intentions.
      newGift({
        donor: { mark: `${donor}${index % 6}`, id: `${donor}${index % 6}`, email: "one@example.org" },
        intention: index % 3 === 0 ? "zakat" : "sadaqah",
      }),
    );
    await Promise.all(gifts.map((gift) => store.gifts.create(gift)));
    const reported: GiftFact[] = [
      { kind: "refunded", total: 1000, ...payment("a") },
      { kind: "captured", ...payment("a") },
      { kind: "dispute-won", dispute: "d", ...payment("b"), amount: 607 },
      { kind: "disputed", dispute: "d", ...payment("b"), amount: 607 },
      { kind: "authorised" },
      { kind: "refunded", total: 2607, ...payment("a") },
      { kind: "captured", ...payment("b") },
    ];
    const facts = gifts.flatMap(({ id }) =>
      [...reported, ...reported].map((fact, index) => ({ id, fact, index })),
    );
    const verdicts = await Promise.all(
      facts.map(({ id, fact, index }) =>
        store.gifts.record(id, fact, new Date(), { id: `${id}-${index}`, kind: fact.kind }),
      ),
    );
    expect(new Set(verdicts)).toEqual(new Set(["recorded", "known"]));
    for (const { id } of gifts)
      expect((await store.gifts.book(id))?.state).toMatchObject({
        captured: 5214,
        refunded: 2607,
        held: 2607,
      });
    const sums = await store.ledger.totals({ currency: "USD", withExamples: true });
    const sumOf = (account: string) => sums.find((each) => each.account === account)?.amount;
    expect(sumOf("provider:stripe")).toBe(12 * 2607);
    expect(sumOf("count:donors:orphan-care")).toBe(6);
    expect(sumOf("zakat:orphan-care")).toBe(-4 * 2500);
    expect(await store.ledger.audit()).toEqual([]);
  });

  test("that were altered, and an entry that does not balance, are reported by the audit", async () => {
    const change = (by: number) =>
      queryDatabase(
        place,
        `update ledger_totals set amount = amount + ${by}
         where account = 'project:orphan-care' and shard = (select min(shard) from ledger_totals where account = 'project:orphan-care')`,
      );
    await change(1);
    expect((await store.ledger.audit()).join()).toMatch(
      /^project:orphan-care: entries say -\d+, the sum -\d+$/,
    );
    await change(-1);
    await queryDatabase(
      place,
      "insert into ledger_postings (entry_id, account, amount) values ('odd', 'bank', 5)",
    );
    expect((await store.ledger.audit()).join()).toContain("the entry odd does not balance: 5");
    await queryDatabase(place, "delete from ledger_postings where entry_id = 'odd'");
    expect(await store.ledger.audit()).toEqual([]);
  });
});

describe("a gift", () => {
  test("created concurrently many times is one, with one donor and one first entry", async () => {
    const gift = newGift();
    const created = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        store.gifts.create({
          ...gift,
          receipt: `r-${gift.id}-${index}`,
          donor: { ...gift.donor, id: `d${index}` },
        }),
      ),
    );
    const receipts = created.map((each) => (typeof each === "string" ? each : each.gift.receipt));
    expect(new Set(receipts).size).toBe(1);
    const rows = await queryDatabase(
      place,
      `select 1 from gifts g join donors d on d.id = g.donor_id join ledger_entries e on e.gift_id = g.id
         join gift_names n on n.gift_id = g.id where g.id = '${gift.id}'`,
    );
    expect(rows).toHaveLength(1);
  });

  test("to a project that another process has just closed is rejected", async () => {
    const list = await store.projects.list();
    await queryDatabase(place, "update projects set closed_at = now() where id = 'orphan-care'");
    expect(list).toEqual(await store.projects.list());
    expect(await store.gifts.create(newGift())).toBe("project-closed");
    await store.projects.close("orphan-care", null);
    expect(await store.gifts.create(newGift())).toMatchObject({ gift: { reference: null } });
  });

  test("of a deleted donor does not bring the address back when it is sent again", async () => {
    const gift = newGift();
    await store.gifts.create(gift);
    expect(await store.gifts.deleteDonor(gift.donor.mark)).toBe(true);
    expect(await store.gifts.create(gift)).toMatchObject({
      email: undefined,
      gift: { receipt: gift.receipt },
    });
    expect(await queryDatabase(place, `select 1 from donors where mark = '${gift.donor.mark}'`)).toEqual([]);
  });
});

describe("emails", () => {
  test("that were never tried are sent before those that failed", async () => {
    const now = Date.now();
    const minutes = (count: number) => new Date(now + count * 60_000);
    await store.gifts.claimGiftEmails(minutes(0), 5000);
    const pledge = () => newGift({ provider: "pledge", createdAt: minutes(1) });
    const failing = pledge();
    await store.gifts.create(failing);
    expect(await store.gifts.claimGiftEmails(minutes(2), 5000)).toMatchObject([{ giftId: failing.id }]);
    const fresh = { ...pledge(), createdAt: minutes(3) };
    await store.gifts.create(fresh);
    const [first] = await store.gifts.claimGiftEmails(minutes(20), 1);
    expect(first?.giftId).toBe(fresh.id);
  });

  test("are not sent about gifts from before there were emails", async () => {
    await queryDatabase(place, "create database before_letters");
    const older = { ...place, databaseUrl: urlOf(place, "before_letters") };
    const { access, close } = await openDatabase(older);
    await migrate(access.pool, 6);
    await close();
    const now = new Date();
    await queryDatabase(
      older,
      `insert into gifts (id, fund, amount, fee, currency, intention, recurrence, provider, donor_id, receipt, language, created_at)
       values ('old', 'project:orphan-care', 2500, 0, 'USD', 'sadaqah', 'once', 'pledge', 'd', 'r', 'en', now())`,
    );
    await queryDatabase(
      older,
      `insert into ledger_entries (id, gift_id, kind, at, currency, amount, donors, beneficiaries, is_example)
       values ('old:intent', 'old', 'intent', now(), 'USD', 0, 0, 0, false)`,
    );
    const opened = await openStore(older);
    await opened.projects.put(orphanCare);
    const gift = newGift({ provider: "pledge", createdAt: now });
    await opened.gifts.create(gift);
    const due = await opened.gifts.claimGiftEmails(now, 50);
    await opened.close();
    expect(due.map(({ giftId }) => giftId)).toEqual([gift.id]);
  });
});
