import Stripe from "stripe";
import type { Recurrence } from "#domain/ledger/gift.ts";
import type { StoredGift } from "#server/store/stored-gift.ts";
import { type Payments, ProviderUnavailableError } from "./payments.ts";
import { idOf, stripePaymentList } from "./stripe-payment-list.ts";
import { readStripeEvent, subscriptionStatus } from "./stripe-webhooks.ts";

export type StripeSettings = {
  readonly secretKey: string;
  /** What events are signed with, `whsec_…`. */
  readonly webhookSecret: string;
  /** Another server that speaks the same; Stripe's own by default. */
  readonly apiUrl?: string | undefined;
};

/** Longest wait for Stripe, in milliseconds. */
const timeoutMs = 8000;

const intervals = { monthly: "month", yearly: "year" } as const satisfies Partial<Record<Recurrence, string>>;

/** The SDK for Stripe's own API or the one of the settings. */
function stripeClient({ secretKey, apiUrl }: StripeSettings): Stripe {
  const url = apiUrl ? new URL(apiUrl) : undefined;
  return new Stripe(secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(url && {
      host: url.hostname,
      port: url.port || (url.protocol === "https:" ? 443 : 80),
      protocol: url.protocol === "https:" ? "https" : "http",
    }),
  });
}

/** Throws ProviderUnavailableError for a failure that may pass; other errors stay as they are. */
async function withStripe<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    const { StripeConnectionError, StripeAPIError, StripeRateLimitError } = Stripe.errors;
    const isTemporary =
      error instanceof StripeConnectionError ||
      error instanceof StripeAPIError ||
      error instanceof StripeRateLimitError;
    if (isTemporary) throw new ProviderUnavailableError("Stripe does not answer.", { cause: error });
    throw error;
  }
}

const hasEnded = ({ status }: Stripe.Subscription) =>
  status === "canceled" || status === "incomplete_expired";
const isFailing = ({ status }: Stripe.Subscription) => status === "past_due" || status === "unpaid";

/** Payments through Stripe's own page (Checkout): the donor types the card there, not here. */
export function stripePayments(settings: StripeSettings, publicUrl: string): Payments {
  const stripe = stripeClient(settings);

  async function subscriptionOf(gift: StoredGift): Promise<string | undefined> {
    if (!gift.reference) return undefined;
    const session = await stripe.checkout.sessions.retrieve(gift.reference);
    return session.subscription ? idOf(session.subscription) : undefined;
  }

  return {
    provider: "stripe",

    create: (gift, { title, email }) =>
      withStripe(async () => {
        const metadata = { gift: gift.id };
        const repeats = gift.recurrence === "once" ? undefined : intervals[gift.recurrence];
        const back = new URL(gift.fund.startsWith("premium:") ? "/quran-testing" : "/donations", publicUrl);
        const done = new URL(back);
        if (gift.fund.startsWith("project:")) done.searchParams.set("receipt", gift.receipt);
        const session = await stripe.checkout.sessions.create(
          {
            mode: repeats ? "subscription" : "payment",
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: gift.currency.toLowerCase(),
                  unit_amount: gift.amount + gift.fee,
                  product_data: { name: title },
                  ...(repeats && { recurring: { interval: repeats } }),
                },
              },
            ],
            client_reference_id: gift.id,
            metadata,
            ...(repeats ? { subscription_data: { metadata } } : { payment_intent_data: { metadata } }),
            ...(email && { customer_email: email }),
            locale: gift.language === "ur" ? "auto" : (gift.language as "en"),
            success_url: done.href,
            cancel_url: back.href,
          },
          { idempotencyKey: `gift-${gift.id}` },
        );
        return { reference: session.id, address: session.url };
      }),

    refund: (gift, payment, amount, returned) =>
      withStripe(async () => {
        let intent = payment;
        if (payment.startsWith("in_")) {
          const { data } = await stripe.invoicePayments.list({ invoice: payment, limit: 1 });
          const paid = data[0]?.payment.payment_intent;
          if (!paid) throw new Error(`${payment} has no payment that could go back`);
          intent = idOf(paid);
        }
        await stripe.refunds.create(
          { payment_intent: intent, amount, metadata: { gift: gift.id } },
          // The sum refunded before distinguishes a repeated command from the next refund.
          { idempotencyKey: `refund-${gift.id}-${payment}-${returned}-${amount}` },
        );
      }),

    cancel: (gift) =>
      withStripe(async () => {
        const subscription = await subscriptionOf(gift);
        if (!subscription) return undefined;
        const known = await stripe.subscriptions.retrieve(subscription);
        if (hasEnded(known)) return subscriptionStatus(known);
        // Stripe would retry an unpaid invoice until the period ends.
        if (isFailing(known)) return subscriptionStatus(await stripe.subscriptions.cancel(subscription));
        return subscriptionStatus(
          await stripe.subscriptions.update(subscription, { cancel_at_period_end: true }),
        );
      }),

    resume: (gift) =>
      withStripe(async () => {
        const subscription = await subscriptionOf(gift);
        if (!subscription) return undefined;
        const known = await stripe.subscriptions.retrieve(subscription);
        if (hasEnded(known)) return subscriptionStatus(known);
        return subscriptionStatus(
          await stripe.subscriptions.update(subscription, { cancel_at_period_end: false }),
        );
      }),

    async readWebhook(body, signature) {
      const event = await withStripe(() => readStripeEvent(stripe, settings.webhookSecret, body, signature));
      if (event === undefined || event === "forged" || !event.fetchStatus) return event;
      const { fetchStatus } = event;
      return { ...event, fetchStatus: () => withStripe(fetchStatus) };
    },
    payments: (since) => stripePaymentList(stripe, since),
  };
}
