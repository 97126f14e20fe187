import type Stripe from "stripe";
import { z } from "zod";
import type { GiftFact } from "#domain/ledger/record-fact.ts";
import type { EntitlementStatus } from "#server/store/entitlement-rows.ts";
import type { SubscriptionStatus, WebhookEvent } from "./payments.ts";
import { giftOfInvoice, giftOfPayment, idOf } from "./stripe-payment-list.ts";

/** The status of a subscription; one whose card fails ended with the last paid period. */
export function subscriptionStatus(subscription: Stripe.Subscription): SubscriptionStatus | undefined {
  const { status, cancel_at_period_end: ends, items } = subscription;
  const period = items.data[0];
  const statuses: Partial<Record<Stripe.Subscription["status"], EntitlementStatus>> = {
    active: ends ? "cancelled" : "active",
    trialing: ends ? "cancelled" : "active",
    past_due: "past-due",
    unpaid: "past-due",
    canceled: "ended",
    incomplete_expired: "ended",
  };
  const known = statuses[status];
  if (!period || !known) return undefined;
  const end = known === "past-due" ? period.current_period_start : period.current_period_end;
  return { status: known, endsAt: new Date(end * 1000) };
}

/** The least that an event contains; anything else that is signed is none. */
const eventShape = z.object({
  id: z.string(),
  type: z.string(),
  created: z.number(),
  data: z.object({ object: z.looseObject({}) }),
});

type EventFacts = Pick<WebhookEvent, "giftId" | "fact" | "fetchStatus">;

/**
 * Reads a signed event. The status of a subscription is fetched from Stripe, so that an old event stores no old
 * status. `forged` also for a signed body that is no event.
 */
export async function readStripeEvent(
  stripe: Stripe,
  secret: string,
  body: Buffer,
  signature: string,
): Promise<WebhookEvent | "forged" | undefined> {
  const event = signedEvent(stripe, secret, body, signature);
  if (!event) return "forged";
  const facts = await eventFacts(stripe, event);
  return facts && { id: event.id, kind: event.type, at: new Date(event.created * 1000), ...facts };
}

/** The event of a signed body; undefined for a wrong signature and for a body that is no event, such as `null`. */
function signedEvent(
  stripe: Stripe,
  secret: string,
  body: Buffer,
  signature: string,
): Stripe.Event | undefined {
  try {
    const event = stripe.webhooks.constructEvent(body, signature, secret);
    return eventShape.safeParse(event).success ? event : undefined;
  } catch {
    return undefined;
  }
}

async function currentStatus(stripe: Stripe, subscription: string): Promise<SubscriptionStatus | undefined> {
  return subscriptionStatus(await stripe.subscriptions.retrieve(subscription));
}

async function eventFacts(stripe: Stripe, event: Stripe.Event): Promise<EventFacts | undefined> {
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
    case "checkout.session.async_payment_failed":
    case "checkout.session.expired":
      return bySession(stripe, event.type, event.data.object);
    case "payment_intent.succeeded":
    case "payment_intent.amount_capturable_updated":
    case "payment_intent.payment_failed":
      return byIntent(event.type, event.data.object);
    case "charge.refunded": {
      const { payment_intent: intent, amount_captured: amount, amount_refunded: total } = event.data.object;
      const known = intent && (await giftOfPayment(stripe, idOf(intent)));
      if (!known) return undefined;
      const currency = event.data.object.currency.toUpperCase();
      return {
        giftId: known.giftId,
        fact: { kind: "refunded", payment: known.payment, amount, total, currency },
      };
    }
    case "charge.dispute.created":
    case "charge.dispute.closed": {
      const { id: dispute, payment_intent: intent, amount, status } = event.data.object;
      const known = intent && (await giftOfPayment(stripe, idOf(intent)));
      if (!known) return undefined;
      const currency = event.data.object.currency.toUpperCase();
      const ends: Partial<Record<typeof status, GiftFact["kind"]>> = {
        won: "dispute-won",
        warning_closed: "dispute-won",
        lost: "dispute-lost",
      };
      const kind = (ends[status] ?? "disputed") as "disputed";
      return { giftId: known.giftId, fact: { kind, dispute, payment: known.payment, amount, currency } };
    }
    case "invoice.paid":
    case "invoice.payment_failed": {
      const invoice = event.data.object;
      const giftId = giftOfInvoice(invoice);
      const subscription = invoice.parent?.subscription_details?.subscription;
      if (!giftId || !subscription) return undefined;
      const paid: GiftFact = {
        kind: "captured",
        payment: invoice.id,
        amount: invoice.amount_paid,
        currency: invoice.currency.toUpperCase(),
      };
      return {
        giftId,
        ...(event.type === "invoice.paid" && { fact: paid }),
        fetchStatus: () => currentStatus(stripe, idOf(subscription)),
      };
    }
    case "customer.subscription.updated":
    case "customer.subscription.deleted": {
      const { id, metadata } = event.data.object;
      return metadata?.gift
        ? { giftId: metadata.gift, fetchStatus: () => currentStatus(stripe, id) }
        : undefined;
    }
    default:
      return undefined;
  }
}

async function bySession(
  stripe: Stripe,
  type: string,
  session: Stripe.Checkout.Session,
): Promise<EventFacts | undefined> {
  const giftId = session.metadata?.gift;
  if (!giftId) return undefined;
  if (type === "checkout.session.expired") return { giftId, fact: { kind: "expired" } };
  if (type === "checkout.session.async_payment_failed") return { giftId, fact: { kind: "failed" } };
  if (session.mode === "subscription") {
    // The payment itself comes as an invoice, the first like every other.
    const { subscription } = session;
    return {
      giftId,
      fact: { kind: "authorised" },
      ...(subscription && { fetchStatus: () => currentStatus(stripe, idOf(subscription)) }),
    };
  }
  const { payment_intent: intent, payment_status: status, amount_total: amount, currency } = session;
  if (status !== "paid" || !intent || amount === null || currency === null)
    return { giftId, fact: { kind: "authorised" } };
  return {
    giftId,
    fact: { kind: "captured", payment: idOf(intent), amount, currency: currency.toUpperCase() },
  };
}

function byIntent(type: string, intent: Stripe.PaymentIntent): EventFacts | undefined {
  const giftId = intent.metadata?.gift;
  if (!giftId) return undefined;
  if (type === "payment_intent.payment_failed") return { giftId, fact: { kind: "failed" } };
  if (type === "payment_intent.amount_capturable_updated") return { giftId, fact: { kind: "authorised" } };
  return {
    giftId,
    fact: {
      kind: "captured",
      payment: intent.id,
      amount: intent.amount_received,
      currency: intent.currency.toUpperCase(),
    },
  };
}
