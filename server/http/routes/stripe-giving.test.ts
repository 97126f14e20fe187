import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { donationsAnswer, giveAnswer, receiptAnswer } from "#contract/donations.ts";
import { premiumAnswer } from "#contract/premium.ts";
import { endRecurringPayments } from "#server/services/giving/end-recurring-payments.ts";
import { operatorActions } from "#server/services/giving/operator-actions.ts";
import type { Session } from "#server/services/payments/stripe-books.testing.ts";
import {
  type StripeStandIn,
  stripeStandIn,
  webhookSecret,
} from "#server/services/payments/stripe-server.testing.ts";
import type { StorePlace } from "#server/store/store.ts";
import { migratedPlace, queryDatabase } from "#server/store/temporary-place.ts";
import { type GivingServer, giftOf, givingServer, listening } from "./giving.testing.ts";
import { newMember, visitor } from "./temporary-server.ts";

let place: StorePlace;
let remove: () => Promise<void>;
let on: GivingServer;
let stripe: StripeStandIn;
let webhook: string;

beforeAll(async () => {
  ({ place, remove } = await migratedPlace());
  stripe = await stripeStandIn();
  on = await givingServer(place, {
    stripe: { secretKey: "sk_test_local", webhookSecret, apiUrl: stripe.url },
  });
  webhook = `${await listening(on.server)}/api/payments/stripe`;
}, 60_000);

beforeEach(() => stripe.sendEventsTo(webhook));

afterAll(async () => {
  await on.close();
  await stripe.close();
  await remove();
});

const donations = async () => donationsAnswer.parse((await visitor(on).get("/api/donations")).body);
const raised = async () =>
  (await donations()).projects.find(({ id }) => id === "orphan-care")?.raised.value ?? 0;
const receiptOf = async (number: string) =>
  receiptAnswer.parse((await visitor(on).get(`/api/donations/receipts/${number}`)).body);

/** A gift sent to the provider: its receipt and the session on the provider's side. */
async function sent(more: Parameters<typeof giftOf>[0] = {}) {
  const answer = await visitor(on).post("/api/donations", giftOf(more));
  const given = giveAnswer.parse(answer.body);
  if (given.outcome !== "pay") throw new Error(answer.text);
  const session = stripe.books.find(given.address.split("/").at(-1) ?? "") as Session;
  return { receipt: given.receipt, session };
}

async function sendRaw(body: string, signature: string): Promise<number> {
  const headers = { "content-type": "application/json", "stripe-signature": signature };
  return (await fetch(webhook, { method: "POST", headers, body })).status;
}

describe("a gift through Stripe", () => {
  test("counts once it is paid, with the fee that the donor added separate", async () => {
    const before = await raised();
    const { receipt, session } = await sent({ coversFee: true });
    expect(session.amount_total).toBe(2606);
    expect((await receiptOf(receipt)).stage).toBe("intent");
    expect(await stripe.pay(session.id)).toEqual([200, 200]);
    expect(await receiptOf(receipt)).toMatchObject({ stage: "captured", captured: 2606, fee: 106 });
    expect((await raised()) - before).toBe(2500);
  });

  test("is one gift however often its events come, in any order", async () => {
    const before = await raised();
    const { receipt, session } = await sent();
    stripe.sendEventsTo(webhook);
    const paid = stripe.books.pay(session);
    const intent = session.payment_intent ?? "";
    const back = stripe.books.refund(intent, 1000);
    const events = [...back, ...paid.toReversed(), ...stripe.books.expire(session), ...paid, ...back];
    expect(new Set(await stripe.sendEvents(events))).toEqual(new Set([200]));
    expect(await Promise.all(events.map((each) => stripe.sendEvents([each])))).toHaveLength(events.length);
    expect(await receiptOf(receipt)).toMatchObject({
      stage: "refunded-in-part",
      captured: 2500,
      refunded: 1000,
    });
    expect((await raised()) - before).toBe(1500);
    expect(await on.store.ledger.audit()).toEqual([]);
  });

  test("sent again uses the same page under the same key, also after the provider was down", async () => {
    stripe.setIsDown(true);
    const body = giftOf({ email: "patient@example.org" });
    const down = await visitor(on).post("/api/donations", body);
    expect([down.status, down.text]).toEqual([503, expect.stringContaining("provider-down")]);
    stripe.setIsDown(false);
    const answers = await Promise.all([1, 2, 3].map(() => visitor(on).post("/api/donations", body)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const keys = stripe.calls.map(({ key }) => key).filter(Boolean);
    const ours = keys.filter((key) => key === keys.at(-1));
    expect(ours.length).toBeGreaterThanOrEqual(2);
  });

  test("that is disputed is subtracted from the project until the dispute is won", async () => {
    const { receipt, session } = await sent();
    await stripe.pay(session.id);
    const with25 = await raised();
    const intent = session.payment_intent ?? "";
    await stripe.sendEvents(stripe.books.dispute(intent, 2500, "needs_response", "dp_1"));
    expect((await receiptOf(receipt)).stage).toBe("disputed");
    expect(await raised()).toBe(with25 - 2500);
    await stripe.sendEvents(stripe.books.dispute(intent, 2500, "won", "dp_1"));
    expect((await receiptOf(receipt)).stage).toBe("captured");
    expect(await raised()).toBe(with25);
  });

  test("that was not paid expires, and its key cannot be used again", async () => {
    const body = giftOf();
    const { receipt } = giveAnswer.parse((await visitor(on).post("/api/donations", body)).body);
    const session = stripe.books.all("checkout.session").at(-1) as Session;
    await stripe.sendEvents(stripe.books.expire(session));
    expect((await receiptOf(receipt)).stage).toBe("expired");
    const again = await visitor(on).post("/api/donations", body);
    expect(again.text).toContain("key-reused");
  });
});

describe("webhook events", () => {
  test("with another amount change nothing and are reported to the operator", async () => {
    const before = await raised();
    const { receipt, session } = await sent();
    session.amount_total = 999_999;
    const [done] = stripe.books.pay(session);
    expect(await stripe.sendEvents(done ? [done] : [])).toEqual([200]);
    expect((await receiptOf(receipt)).stage).toBe("intent");
    expect(await raised()).toBe(before);
    const lines = await operatorActions(on.store, on.giving).reconcile(1, false);
    expect(lines.join("\n")).toContain("amount-differs");
  });

  test("that are forged, unsigned or 5 MB large are rejected", async () => {
    const { receipt, session } = await sent();
    const body = JSON.stringify(stripe.books.pay(session)[0]);
    expect(await sendRaw(body, "t=1,v1=abc")).toBe(400);
    expect(await sendRaw(body.replace("2500", "9900"), stripe.sign(body))).toBe(400);
    expect((await fetch(webhook, { method: "POST", body })).status).toBe(400);
    const huge = JSON.stringify({ filling: "x".repeat(5_000_000) });
    expect(await sendRaw(huge, stripe.sign(huge)).catch(() => 413)).toBe(413);
    expect((await receiptOf(receipt)).stage).toBe("intent");
    expect(await sendRaw(body, stripe.sign(body))).toBe(200);
    expect((await receiptOf(receipt)).stage).toBe("captured");
  });

  test.each([
    "null",
    "[]",
    "7",
    '"text"',
    "{}",
    "{",
    "",
    '{"id":"evt_1","type":"charge.refunded","created":1,"data":null}',
  ])("that are signed but no event are rejected: %s", async (body) =>
    expect(await sendRaw(body, stripe.sign(body))).toBe(400),
  );

  test.each([
    "charge.refunded",
    "customer.subscription.updated",
    "checkout.session.completed",
    "invoice.paid",
    "payment_intent.succeeded",
    "of.the.future",
  ])("of the kind %s about no gift of ours change nothing", async (type) => {
    const body = JSON.stringify({ id: "evt_1", type, created: 1, data: { object: {} } });
    expect(await sendRaw(body, stripe.sign(body))).toBe(200);
  });

  test("that are days late still count, with the date when they happened", async () => {
    const { receipt, session } = await sent();
    const [done] = stripe.books.pay(session);
    const days = 5 * 86_400;
    await stripe.sendEvents(done ? [{ ...done, created: Number(done.created) - days }] : []);
    const { steps, stage } = await receiptOf(receipt);
    expect(stage).toBe("captured");
    const at = Date.parse(steps.find(({ kind }) => kind === "captured")?.at ?? "");
    expect((Date.now() - at) / 1000).toBeGreaterThanOrEqual(days - 5);
  });

  test("that never came are found by reconciling, and recorded on request", async () => {
    const { receipt, session } = await sent();
    stripe.books.pay(session);
    const operator = operatorActions(on.store, on.giving);
    expect((await operator.reconcile(1, false)).join("\n")).toContain(
      `receipt ${receipt}: the provider has 2500`,
    );
    await operator.reconcile(1, true);
    expect((await receiptOf(receipt)).stage).toBe("captured");
    expect((await operator.reconcile(1, false)).join("\n")).not.toContain(receipt);
  });
});

test("a monthly gift counts with every payment and every refund", async () => {
  const before = await raised();
  const { receipt, session } = await sent({ isMonthly: true });
  await stripe.pay(session.id);
  expect((await raised()) - before).toBe(2500);
  const subscription = stripe.books.find(session.subscription ?? "");
  if (!subscription) throw new Error("no subscription was made");
  await stripe.sendEvents(stripe.books.renew(subscription, true));
  expect((await raised()) - before).toBe(5000);
  await operatorActions(on.store, on.giving).refund(receipt, 2500);
  await expect.poll(async () => (await receiptOf(receipt)).refunded).toBe(2500);
  expect((await raised()) - before).toBe(2500);
  expect(await on.store.ledger.audit()).toEqual([]);
});

test("a refund repeated before its event came is one refund, and the next one is another", async () => {
  const { receipt, session } = await sent();
  await stripe.pay(session.id);
  const operator = operatorActions(on.store, on.giving);
  const charged = () =>
    stripe.books.all("charge").find(({ payment_intent }) => payment_intent === session.payment_intent);
  // No event arrives.
  stripe.sendEventsTo("http://localhost:1/");
  for (const _attempt of [1, 2]) await operator.refund(receipt, 500);
  expect(charged()?.amount_refunded).toBe(500);
  await operator.reconcile(1, true);
  expect((await receiptOf(receipt)).refunded).toBe(500);
  await operator.refund(receipt, 500);
  expect(charged()?.amount_refunded).toBe(1000);
});

test("concurrent refunds of different amounts are one, and it never exceeds the gift, though the provider would accept both", async () => {
  const { receipt, session } = await sent();
  await stripe.pay(session.id);
  const operator = operatorActions(on.store, on.giving);
  const another = operatorActions(on.store, on.giving);
  const charged = () =>
    stripe.books.all("charge").find(({ payment_intent }) => payment_intent === session.payment_intent)
      ?.amount_refunded;
  stripe.sendEventsTo("http://localhost:1/");
  const outcomes = await Promise.allSettled([operator.refund(receipt, 1500), another.refund(receipt, 2000)]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  const amount = outcomes[0]?.status === "fulfilled" ? 1500 : 2000;
  expect(charged()).toBe(amount);
  // Also one that would fit waits: the first may not have reached the ledger yet.
  await expect(operator.refund(receipt, 400)).rejects.toThrow(
    `a refund of ${amount} of this payment is on its way`,
  );
  await operator.reconcile(1, true);
  await operator.refund(receipt, 400);
  expect(charged()).toBe(amount + 400);
  // One that the provider rejects is given up; one that it did not answer can only be repeated.
  await operator.reconcile(1, true);
  stripe.setIsDown(true);
  await expect(operator.refund(receipt, 50)).rejects.toThrow();
  await expect(operator.refund(receipt, 60)).rejects.toThrow("a refund of 50 of this payment is on its way");
  stripe.setIsDown(false);
  await operator.refund(receipt, 50);
  expect(charged()).toBe(amount + 450);
});

test("only its donor can end a monthly gift, with the paid month", async () => {
  const { receipt, session } = await sent({ isMonthly: true, email: "monthly@example.org" });
  expect((await receiptOf(receipt)).repeats).toBeNull();
  await stripe.pay(session.id);
  expect((await receiptOf(receipt)).repeats).toMatchObject({ status: "active" });
  const end = (body: object) => visitor(on).post(`/api/donations/receipts/${receipt}/end`, body);
  expect([(await end({})).status, (await end({ email: "other@example.org" })).status]).toEqual([403, 403]);
  expect((await end({ email: "x".repeat(400) })).body).toMatchObject({ error: { code: "email-wrong" } });
  const subscription = stripe.books.find(session.subscription ?? "");
  expect(subscription?.cancel_at_period_end).toBe(false);
  const ended = receiptAnswer.parse((await end({ email: "Monthly@example.org" })).body);
  expect(ended.repeats?.status).toBe("cancelled");
  expect(Date.parse(ended.repeats?.endsAt ?? "")).toBeGreaterThan(Date.now());
  expect(subscription?.cancel_at_period_end).toBe(true);
  if (!subscription) throw new Error("no subscription was made");
  subscription.status = "canceled";
  await stripe.sendEvents(stripe.books.changeSubscription(subscription, {}));
  expect((await receiptOf(receipt)).repeats?.status).toBe("ended");
  const once = await sent({ email: "monthly@example.org" });
  const nothing = await visitor(on).post(`/api/donations/receipts/${once.receipt}/end`, {
    email: "monthly@example.org",
  });
  expect(nothing.status).toBe(404);
});

test("a donor with a monthly gift is deleted once it has ended at the provider", async () => {
  const email = "leaving@example.org";
  const { session } = await sent({ isMonthly: true, email });
  await stripe.pay(session.id);
  const subscription = stripe.books.find(session.subscription ?? "");
  const isKnown = async () =>
    (await queryDatabase(place, `select 1 from donors where email = '${email}'`)).length > 0;
  stripe.setIsDown(true);
  const down = await operatorActions(on.store, on.giving)
    .deleteDonor(email)
    .catch((error: unknown) => error);
  stripe.setIsDown(false);
  expect(String(down)).toMatch(
    /nothing is deleted, because the monthly gift \w+ still runs: .+--ended-by-hand$/,
  );
  expect([await isKnown(), subscription?.cancel_at_period_end]).toEqual([true, false]);
  const withoutKey = await givingServer(place);
  const noKey = await operatorActions(withoutKey.store, withoutKey.giving)
    .deleteDonor(email)
    .catch((error: unknown) => error);
  await withoutKey.close();
  expect([String(noKey), await isKnown()]).toEqual([expect.stringContaining("no key is set"), true]);
  expect(await operatorActions(on.store, on.giving).deleteDonor(email)).toBe(true);
  expect([await isKnown(), subscription?.cancel_at_period_end]).toEqual([false, true]);

  const other = "by-hand@example.org";
  await stripe.pay((await sent({ isMonthly: true, email: other })).session.id);
  stripe.setIsDown(true);
  const operator = operatorActions(on.store, on.giving);
  expect(await operator.deleteDonor(other, { isEndedByHand: true })).toBe(true);
  stripe.setIsDown(false);
});

describe("emails", () => {
  const to = (email: string) => on.emails.filter(({ to: recipient }) => recipient === email);

  test("report a gift in the language of the donor, once however often its event comes", async () => {
    const email = "letters@example.org";
    const answer = await visitor(on).post("/api/donations?language=tr", giftOf({ email, isMonthly: true }));
    const { receipt } = giveAnswer.parse(answer.body);
    const session = stripe.books.all("checkout.session").at(-1) as Session;
    const events = stripe.books.pay(session);
    await stripe.sendEvents([...events, ...events]);
    await expect.poll(() => to(email).length).toBe(1);
    const [sentEmail] = to(email);
    expect(sentEmail?.subject).toBe("Bağışınız ulaştı");
    expect(sentEmail?.text).toContain(`/donations?receipt=${receipt}`);
    expect(sentEmail?.text).toContain("Yetimlere destek");
    expect(sentEmail?.text).toContain("$25");
    expect(sentEmail?.text).toContain("Bu bağış her ay yinelenir");
    const subscription = stripe.books.find(session.subscription ?? "");
    if (!subscription) throw new Error("no subscription was made");
    await stripe.sendEvents(stripe.books.renew(subscription, true));
    await expect.poll(() => to(email).length).toBe(2);
  });

  test("report a refund, and are not sent to a deleted donor", async () => {
    const email = "erased@example.org";
    const { receipt, session } = await sent({ email });
    await stripe.pay(session.id);
    await expect.poll(() => to(email).length).toBe(1);
    await operatorActions(on.store, on.giving).refund(receipt, 500);
    await expect.poll(() => to(email).at(-1)?.subject).toBe("Part or all of your gift was returned");
    expect(to(email).at(-1)?.text).toContain("$5");
    await operatorActions(on.store, on.giving).deleteDonor(email);
    await operatorActions(on.store, on.giving).refund(receipt, 500);
    const done = async () => {
      const [row] = await queryDatabase<{ emails: number }>(
        place,
        `select count(l.sent_at)::int as emails from gift_letters l join ledger_entries e on e.id = l.entry_id
         where e.gift_id = '${session.metadata.gift}'`,
      );
      return row?.emails;
    };
    await expect.poll(done).toBe(3);
    expect(to(email)).toHaveLength(2);
  });

  test("that could not be sent are claimed again later, by one process only", async () => {
    await on.giving.close();
    const { session } = await sent({ email: "later@example.org" });
    await stripe.pay(session.id);
    const now = new Date();
    const both = await Promise.all([
      on.store.gifts.claimGiftEmails(now, 500),
      on.store.gifts.claimGiftEmails(now, 500),
    ]);
    const ours = both.flat().filter(({ giftId }) => giftId === session.metadata.gift);
    expect(ours).toMatchObject([{ kind: "captured", amount: 2500 }]);
    const later = new Date(now.getTime() + 11 * 60_000);
    const again = await on.store.gifts.claimGiftEmails(later, 500);
    expect(again.map(({ entryId }) => entryId)).toContain(ours[0]?.entryId);
    await on.store.gifts.markGiftEmailSent(ours[0]?.entryId ?? "", later);
    const much = new Date(later.getTime() + 11 * 60_000);
    expect((await on.store.gifts.claimGiftEmails(much, 500)).map(({ entryId }) => entryId)).not.toContain(
      ours[0]?.entryId,
    );
  });
});

test("a subscription gives premium, survives a failing card, is cancelled, and counts for no project", async () => {
  const person = await newMember(on, "subscriber@example.org");
  const status = async () => premiumAnswer.parse((await person.get("/api/premium")).body);
  const before = await donations();
  const body = { key: "subscribe-stripe-001", plan: "monthly" };
  const answer = giveAnswer.parse((await person.post("/api/premium/subscribe", body)).body);
  if (answer.outcome !== "pay") throw new Error("the provider was not asked");
  const session = stripe.books.find(answer.address.split("/").at(-1) ?? "") as Session;
  await stripe.pay(session.id);
  expect(await status()).toMatchObject({ hasPremium: true, status: "active" });
  expect(await donations()).toEqual(before);
  const subscription = stripe.books.find(session.subscription ?? "");
  if (!subscription) throw new Error("no subscription was made");
  await stripe.sendEvents(stripe.books.renew(subscription, true));
  const renewed = await status();
  expect(renewed.status).toBe("active");
  await stripe.sendEvents(stripe.books.renew(subscription, false));
  expect(await status()).toMatchObject({ hasPremium: true, status: "past-due", endsAt: renewed.endsAt });
  subscription.status = "active";
  expect((await person.post("/api/premium/cancel")).body).toMatchObject({
    hasPremium: true,
    status: "cancelled",
  });
  subscription.status = "canceled";
  await stripe.sendEvents(stripe.books.changeSubscription(subscription, {}));
  expect(await status()).toMatchObject({ hasPremium: false, status: "ended" });
});

test("a cancelled subscription can be resumed within its period, and not after", async () => {
  const person = await newMember(on, "back-again@example.org");
  const resume = async () => (await person.post("/api/premium/resume")).body;
  expect(await resume()).toMatchObject({ hasPremium: false, status: "none" });
  const body = { key: "subscribe-stripe-004", plan: "monthly" };
  const answer = giveAnswer.parse((await person.post("/api/premium/subscribe", body)).body);
  if (answer.outcome !== "pay") throw new Error("the provider was not asked");
  const session = stripe.books.find(answer.address.split("/").at(-1) ?? "") as Session;
  await stripe.pay(session.id);
  const subscription = stripe.books.find(session.subscription ?? "");
  if (!subscription) throw new Error("no subscription was made");
  await person.post("/api/premium/cancel");
  stripe.setIsDown(true);
  expect((await person.post("/api/premium/resume")).status).toBe(503);
  stripe.setIsDown(false);
  expect(subscription.cancel_at_period_end).toBe(true);
  expect(await resume()).toMatchObject({ hasPremium: true, status: "active" });
  expect(subscription.cancel_at_period_end).toBe(false);
  await person.post("/api/premium/cancel");
  await stripe.sendEvents(stripe.books.endSubscription(subscription));
  expect(await resume()).toMatchObject({ hasPremium: false, status: "ended" });
  expect((await visitor(on).post("/api/premium/resume")).status).toBe(401);
  const memberId = (await on.store.members.findByEmail("back-again@example.org"))?.id ?? "";
  const events = await on.store.audit.list({ memberId }, 200);
  expect(events.map(({ kind }) => kind).filter((kind) => kind.startsWith("recurring"))).toEqual([
    "recurring-payment-ended",
    "recurring-payment-resumed",
    "recurring-payment-ended",
  ]);
});

test("cancelling a subscription with a failing card ends it immediately, without another attempt to charge", async () => {
  const person = await newMember(on, "failing@example.org");
  const body = { key: "subscribe-stripe-003", plan: "yearly" };
  const answer = giveAnswer.parse((await person.post("/api/premium/subscribe", body)).body);
  if (answer.outcome !== "pay") throw new Error("the provider was not asked");
  const session = stripe.books.find(answer.address.split("/").at(-1) ?? "") as Session;
  await stripe.pay(session.id);
  const subscription = stripe.books.find(session.subscription ?? "");
  if (!subscription) throw new Error("no subscription was made");
  await stripe.sendEvents(stripe.books.renew(subscription, false));
  for (const _attempt of [1, 2])
    expect((await person.post("/api/premium/cancel")).body).toMatchObject({
      hasPremium: false,
      status: "ended",
    });
  expect(subscription.status).toBe("canceled");
});

test("recurring payments of a member end before the account is deleted, also beside a grant", async () => {
  const person = await newMember(on, "going@example.org");
  const body = { key: "subscribe-stripe-002", plan: "monthly" };
  const answer = giveAnswer.parse((await person.post("/api/premium/subscribe", body)).body);
  if (answer.outcome !== "pay") throw new Error("the provider was not asked");
  const session = stripe.books.find(answer.address.split("/").at(-1) ?? "") as Session;
  await stripe.pay(session.id);
  const member = await on.store.members.findByEmail("going@example.org");
  if (!member) throw new Error("nobody signed up");
  const grant = { source: "grant", reference: "operator", status: "active", endsAt: null } as const;
  await on.store.entitlements.put(member.id, grant);
  const subscription = stripe.books.find(session.subscription ?? "");
  stripe.setIsDown(true);
  await expect(endRecurringPayments(on.store, on.giving, member.id)).rejects.toThrow(
    "Stripe does not answer",
  );
  stripe.setIsDown(false);
  expect(subscription?.cancel_at_period_end).toBe(false);
  const withoutKey = await givingServer(place);
  await expect(endRecurringPayments(on.store, withoutKey.giving, member.id)).rejects.toThrow("no key is set");
  await withoutKey.close();
  await endRecurringPayments(on.store, on.giving, member.id);
  expect(subscription?.cancel_at_period_end).toBe(true);
});
