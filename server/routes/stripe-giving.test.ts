import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { donationsAnswer, giveAnswer, receiptAnswer } from "#contract/donations.ts";
import { premiumAnswer } from "#contract/premium.ts";
import { operatorDesk } from "#server/services/giving/operator-desk.ts";
import type { Session } from "#server/services/payments/stripe-books.testing.ts";
import {
  type StripeStandIn,
  stripeStandIn,
  webhookSecret,
} from "#server/services/payments/stripe-server.testing.ts";
import type { StorePlace } from "#server/store/store.ts";
import { temporaryPlace } from "#server/store/temporary-place.ts";
import { type GivingServer, giftOf, givingServer, listening } from "./giving.testing.ts";
import { newMember, visitor } from "./temporary-server.ts";

let place: StorePlace;
let remove: () => Promise<void>;
let on: GivingServer;
let stripe: StripeStandIn;
let news: string;

beforeAll(async () => {
  ({ place, remove } = await temporaryPlace());
  stripe = await stripeStandIn();
  on = await givingServer(place, {
    stripe: { secretKey: "sk_test_local", webhookSecret, apiUrl: stripe.url },
  });
  news = `${await listening(on.server)}/api/payments/stripe`;
}, 60_000);

beforeEach(() => stripe.tellTo(news));

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

async function tellRaw(body: string, signature: string): Promise<number> {
  const headers = { "content-type": "application/json", "stripe-signature": signature };
  return (await fetch(news, { method: "POST", headers, body })).status;
}

describe("a gift through Stripe", () => {
  test("counts once it is paid, with the fee the donor added kept apart", async () => {
    const before = await raised();
    const { receipt, session } = await sent({ coversFee: true });
    expect(session.amount_total).toBe(2606);
    expect((await receiptOf(receipt)).stage).toBe("intent");
    expect(await stripe.pay(session.id)).toEqual([200, 200]);
    expect(await receiptOf(receipt)).toMatchObject({ stage: "captured", captured: 2606, fee: 106 });
    expect((await raised()) - before).toBe(2500);
  });

  test("is one however often the news comes, in whatever order", async () => {
    const before = await raised();
    const { receipt, session } = await sent();
    stripe.tellTo(news);
    const paid = stripe.books.pay(session);
    const intent = session.payment_intent ?? "";
    const back = stripe.books.refund(intent, 1000);
    const story = [...back, ...paid.toReversed(), ...stripe.books.expire(session), ...paid, ...back];
    expect(new Set(await stripe.tell(story))).toEqual(new Set([200]));
    expect(await Promise.all(story.map((each) => stripe.tell([each])))).toHaveLength(story.length);
    expect(await receiptOf(receipt)).toMatchObject({
      stage: "refunded-in-part",
      captured: 2500,
      refunded: 1000,
    });
    expect((await raised()) - before).toBe(1500);
    expect(await on.store.ledger.audit()).toEqual([]);
  });

  test("sent again asks for the same page under the same key, also after the provider was down", async () => {
    stripe.setDown(true);
    const body = giftOf({ email: "patient@example.org" });
    const down = await visitor(on).post("/api/donations", body);
    expect([down.status, down.text]).toEqual([503, expect.stringContaining("provider-down")]);
    stripe.setDown(false);
    const answers = await Promise.all([1, 2, 3].map(() => visitor(on).post("/api/donations", body)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const keys = stripe.calls.map(({ key }) => key).filter(Boolean);
    const ours = keys.filter((key) => key === keys.at(-1));
    expect(ours.length).toBeGreaterThanOrEqual(2);
  });

  test("that is disputed leaves the project and comes back when it is won", async () => {
    const { receipt, session } = await sent();
    await stripe.pay(session.id);
    const with25 = await raised();
    const intent = session.payment_intent ?? "";
    await stripe.tell(stripe.books.dispute(intent, 2500, "needs_response", "dp_1"));
    expect((await receiptOf(receipt)).stage).toBe("disputed");
    expect(await raised()).toBe(with25 - 2500);
    await stripe.tell(stripe.books.dispute(intent, 2500, "won", "dp_1"));
    expect((await receiptOf(receipt)).stage).toBe("captured");
    expect(await raised()).toBe(with25);
  });

  test("that was left expires, and the same key asks for a new one", async () => {
    const body = giftOf();
    const { receipt } = giveAnswer.parse((await visitor(on).post("/api/donations", body)).body);
    const session = stripe.books.all("checkout.session").at(-1) as Session;
    await stripe.tell(stripe.books.expire(session));
    expect((await receiptOf(receipt)).stage).toBe("expired");
    const again = await visitor(on).post("/api/donations", body);
    expect(again.text).toContain("key-reused");
  });
});

describe("news", () => {
  test("with another amount or currency changes nothing and is told to the operator", async () => {
    const before = await raised();
    const { receipt, session } = await sent();
    session.amount_total = 999_999;
    const [done] = stripe.books.pay(session);
    expect(await stripe.tell(done ? [done] : [])).toEqual([200]);
    expect((await receiptOf(receipt)).stage).toBe("intent");
    expect(await raised()).toBe(before);
    const lines = await operatorDesk(on.store, on.giving).reconcile(1, false);
    expect(lines.join("\n")).toContain("amount-differs");
  });

  test("forged, unsigned, signed long ago or of 5 MB is refused", async () => {
    const { receipt, session } = await sent();
    const body = JSON.stringify(stripe.books.pay(session)[0]);
    expect(await tellRaw(body, "t=1,v1=abc")).toBe(400);
    expect(await tellRaw(body.replace("2500", "9900"), stripe.sign(body))).toBe(400);
    expect((await fetch(news, { method: "POST", body })).status).toBe(400);
    const huge = JSON.stringify({ filling: "x".repeat(5_000_000) });
    expect(await tellRaw(huge, stripe.sign(huge)).catch(() => 413)).toBe(413);
    expect((await receiptOf(receipt)).stage).toBe("intent");
    expect(await tellRaw(body, stripe.sign(body))).toBe(200);
    expect((await receiptOf(receipt)).stage).toBe("captured");
  });

  test("delayed by days still counts, dated by when it happened", async () => {
    const { receipt, session } = await sent();
    const [done] = stripe.books.pay(session);
    const days = 5 * 86_400;
    await stripe.tell(done ? [{ ...done, created: Number(done.created) - days }] : []);
    const { steps, stage } = await receiptOf(receipt);
    expect(stage).toBe("captured");
    const at = Date.parse(steps.find(({ kind }) => kind === "captured")?.at ?? "");
    expect((Date.now() - at) / 1000).toBeGreaterThanOrEqual(days - 5);
  });

  test("that never came is found by comparing the books, and written down when asked", async () => {
    const { receipt, session } = await sent();
    stripe.books.pay(session);
    const desk = operatorDesk(on.store, on.giving);
    expect((await desk.reconcile(1, false)).join("\n")).toContain(
      `receipt ${receipt}: the provider has 2500`,
    );
    await desk.reconcile(1, true);
    expect((await receiptOf(receipt)).stage).toBe("captured");
    expect((await desk.reconcile(1, false)).join("\n")).not.toContain(receipt);
  });
});

test("a monthly gift counts with every payment, and what goes back of one", async () => {
  const before = await raised();
  const { receipt, session } = await sent({ isMonthly: true });
  await stripe.pay(session.id);
  expect((await raised()) - before).toBe(2500);
  const subscription = stripe.books.find(session.subscription ?? "");
  if (!subscription) throw new Error("no subscription was made");
  await stripe.tell(stripe.books.renew(subscription, true));
  expect((await raised()) - before).toBe(5000);
  await operatorDesk(on.store, on.giving).refund(receipt, 2500);
  await expect.poll(async () => (await receiptOf(receipt)).refunded).toBe(2500);
  expect((await raised()) - before).toBe(2500);
  expect(await on.store.ledger.audit()).toEqual([]);
});

test("a subscription opens premium, survives a failing card for a week, is cancelled, and pays no project", async () => {
  const person = await newMember(on, "subscriber@example.org");
  const standing = async () => premiumAnswer.parse((await person.get("/api/premium")).body);
  const before = await donations();
  const body = { key: "subscribe-stripe-001", plan: "monthly" };
  const answer = giveAnswer.parse((await person.post("/api/premium/subscribe", body)).body);
  if (answer.outcome !== "pay") throw new Error("the provider was not asked");
  const session = stripe.books.find(answer.address.split("/").at(-1) ?? "") as Session;
  await stripe.pay(session.id);
  expect(await standing()).toMatchObject({ hasPremium: true, status: "active" });
  expect(await donations()).toEqual(before);
  const subscription = stripe.books.find(session.subscription ?? "");
  if (!subscription) throw new Error("no subscription was made");
  await stripe.tell(stripe.books.renew(subscription, true));
  const renewed = await standing();
  expect(renewed.status).toBe("active");
  await stripe.tell(stripe.books.renew(subscription, false));
  expect(await standing()).toMatchObject({ hasPremium: true, status: "past-due", endsAt: renewed.endsAt });
  subscription.status = "active";
  expect((await person.post("/api/premium/cancel")).body).toMatchObject({
    hasPremium: true,
    status: "cancelled",
  });
  subscription.status = "canceled";
  await stripe.tell(stripe.books.changeSubscription(subscription, {}));
  expect(await standing()).toMatchObject({ hasPremium: false, status: "ended" });
});
