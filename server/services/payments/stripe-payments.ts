import Stripe from "stripe";
import type { Recurrence } from "#domain/ledger/gift.ts";
import type { StoredGift } from "#server/store/kept-gift.ts";
import { type Payments, ProviderDown } from "./payments.ts";
import { standingOf, stripeNews } from "./stripe-news.ts";
import { idOf, stripePaymentList } from "./stripe-payment-list.ts";

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

/** Opens the SDK on its host. */
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

/** What Stripe cannot do now is told apart from what it will never do. */
async function asked<Answer>(question: () => Promise<Answer>): Promise<Answer> {
  try {
    return await question();
  } catch (error) {
    const { StripeConnectionError, StripeAPIError, StripeRateLimitError } = Stripe.errors;
    const isPassing =
      error instanceof StripeConnectionError ||
      error instanceof StripeAPIError ||
      error instanceof StripeRateLimitError;
    if (isPassing) throw new ProviderDown("Stripe does not answer.", { cause: error });
    throw error;
  }
}

const isOver = ({ status }: Stripe.Subscription) => status === "canceled" || status === "incomplete_expired";
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

    begin: (gift, { title, email }) =>
      asked(async () => {
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
      asked(async () => {
        let intent = payment;
        if (payment.startsWith("in_")) {
          const { data } = await stripe.invoicePayments.list({ invoice: payment, limit: 1 });
          const paid = data[0]?.payment.payment_intent;
          if (!paid) throw new Error(`${payment} has no payment that could go back`);
          intent = idOf(paid);
        }
        await stripe.refunds.create(
          { payment_intent: intent, amount, metadata: { gift: gift.id } },
          // What went back so far tells a command said again from the next refund.
          { idempotencyKey: `refund-${gift.id}-${payment}-${returned}-${amount}` },
        );
      }),

    cancel: (gift) =>
      asked(async () => {
        const subscription = await subscriptionOf(gift);
        if (!subscription) return undefined;
        const known = await stripe.subscriptions.retrieve(subscription);
        if (isOver(known)) return standingOf(known);
        // What is not paid would be tried again and again until the period ends.
        if (isFailing(known)) return standingOf(await stripe.subscriptions.cancel(subscription));
        return standingOf(await stripe.subscriptions.update(subscription, { cancel_at_period_end: true }));
      }),

    resume: (gift) =>
      asked(async () => {
        const subscription = await subscriptionOf(gift);
        if (!subscription) return undefined;
        const known = await stripe.subscriptions.retrieve(subscription);
        if (isOver(known)) return standingOf(known);
        return standingOf(await stripe.subscriptions.update(subscription, { cancel_at_period_end: false }));
      }),

    async readNews(body, signature) {
      const news = await asked(() => stripeNews(stripe, settings.webhookSecret, body, signature));
      if (news === undefined || news === "forged" || !news.standing) return news;
      const { standing } = news;
      return { ...news, standing: () => asked(standing) };
    },
    payments: (since) => stripePaymentList(stripe, since),
  };
}
