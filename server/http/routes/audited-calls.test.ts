import { afterAll, beforeAll, expect, test } from "vitest";
import type { AuditFilter } from "#server/store/audit-rows.ts";
import type { StorePlace } from "#server/store/store.ts";
import { migratedPlace } from "#server/store/temporary-place.ts";
import { type GivingServer, giftOf, givingServer } from "./giving.testing.ts";
import { newMember, password, visitor } from "./temporary-server.ts";

let place: StorePlace;
let remove: () => Promise<void>;
let on: GivingServer;

beforeAll(async () => {
  ({ place, remove } = await migratedPlace());
  on = await givingServer(place);
}, 60_000);

afterAll(async () => {
  await on.close();
  await remove();
});

async function kindsOf(filter: AuditFilter): Promise<string[]> {
  const events = await on.store.audit.list(filter, 200);
  return events.map(({ kind, actor }) => `${kind} by ${actor}`).reverse();
}

test("what members do to their account is recorded by id, without address, name or secret", async () => {
  const person = await newMember(on, "audited@example.org");
  const id = (await on.store.members.findByEmail("audited@example.org"))?.id ?? "";
  await person.post("/api/accounts/change-password", { current: password, next: "five tall dry cedars" });
  await person.get("/api/accounts/export");
  const link = (await on.accounts.resetLink("audited@example.org")) ?? "";
  const token = new URL(link).searchParams.get("reset");
  await person.post("/api/accounts/reset-password", { token, password });
  await person.post("/api/accounts/sign-in", { email: "audited@example.org", password });
  await person.post("/api/accounts/sign-out-everywhere");
  await person.post("/api/accounts/sign-in", { email: "audited@example.org", password });
  const exported = JSON.parse((await person.get("/api/accounts/export")).text);
  expect(exported.auditEvents).toHaveLength(6);
  await person.post("/api/accounts/delete", { password });
  expect(await kindsOf({ memberId: id })).toEqual([
    "account-created by member",
    "password-changed by member",
    "data-exported by member",
    "password-reset by member",
    "sessions-ended by member",
    "data-exported by member",
    "account-deleted by member",
  ]);
  expect(JSON.stringify(await on.store.audit.list({}, 200))).not.toMatch(
    /audited@|Maryam|olives|cedars|reset=/,
  );
});

test("sign-ins that are delayed are recorded once an hour for each account and network", async () => {
  await newMember(on, "guessed@example.org");
  const id = (await on.store.members.findByEmail("guessed@example.org"))?.id ?? "";
  const thief = visitor(on);
  for (let attempt = 0; attempt < 9; attempt++)
    await thief.post("/api/accounts/sign-in", { email: "guessed@example.org", password: `guess ${attempt}` });
  expect(await kindsOf({ memberId: id, kind: "sign-in-delayed" })).toEqual(["sign-in-delayed by unknown"]);
  const another = visitor(on);
  for (let attempt = 0; attempt < 9; attempt++)
    await another.post("/api/accounts/sign-in", {
      email: "nobody@example.org",
      password: `guess ${attempt}`,
    });
  const [newest] = await on.store.audit.list({ kind: "sign-in-delayed" }, 1);
  expect(newest?.subjectId).toBeNull();
});

test("gifts are recorded with their sum, and forged webhooks a few times an hour", async () => {
  const answer = await visitor(on).post("/api/donations", giftOf());
  const receipt = (answer.body as { receipt: string }).receipt;
  const [gift] = await on.store.audit.list({ kind: "gift-made" }, 1);
  expect(gift).toMatchObject({
    actor: "unknown",
    details: { sum: "25.00 USD", fund: "project:orphan-care", receipt: receipt.slice(0, 8) },
  });
  expect(JSON.stringify(gift)).not.toMatch(new RegExp(`${receipt}|maryam`, "i"));
  const forger = visitor(on);
  for (let attempt = 0; attempt < 8; attempt++) await forger.post("/api/payments/stripe", { id: "evt" });
  expect(await kindsOf({ kind: "webhook-refused" })).toEqual(Array(5).fill("webhook-refused by unknown"));
});

test("a monthly gift that its donor ends is recorded once, by the member where it is theirs", async () => {
  const email = "monthly-audited@example.org";
  const person = await newMember(on, email);
  for (const giver of [person, visitor(on)]) {
    const given = await giver.post("/api/donations", giftOf({ email, isMonthly: true }));
    const end = `/api/donations/receipts/${(given.body as { receipt: string }).receipt}/end`;
    expect((await visitor(on).post(end, { email: "other@example.org" })).status).toBe(403);
    for (let attempt = 0; attempt < 2; attempt++)
      expect((await giver.post(end, giver === person ? {} : { email })).status).toBe(200);
  }
  expect(await kindsOf({ kind: "recurring-payment-ended" })).toEqual([
    "recurring-payment-ended by member",
    "recurring-payment-ended by unknown",
  ]);
  const [newest] = await on.store.audit.list({ kind: "recurring-payment-ended" }, 1);
  expect(newest?.details).toMatchObject({ sum: "25.00 USD", fund: "project:orphan-care" });
});
