import { randomBytes } from "node:crypto";

/** An object as Stripe's API returns it. */
export type StripeObject = { id: string; object: string; [name: string]: unknown };

export type Session = StripeObject & {
  mode: "payment" | "subscription";
  amount_total: number;
  currency: string;
  metadata: Record<string, string>;
  success_url: string;
  cancel_url: string;
  payment_intent: string | null;
  subscription: string | null;
  payment_status: string;
};

const idFor = (prefix: string) => `${prefix}_${randomBytes(10).toString("hex")}`;
const seconds = () => Math.floor(Date.now() / 1000);

/** Stripe's form encoding: `a[b][0][c]=1`. */
export function readForm(body: string): Record<string, unknown> {
  const root: Record<string, unknown> = {};
  for (const [name, value] of new URLSearchParams(body)) {
    const path = name.split(/[[\]]+/).filter(Boolean);
    let at = root;
    for (const step of path.slice(0, -1)) {
      at[step] ??= {};
      at = at[step] as Record<string, unknown>;
    }
    at[path.at(-1) ?? ""] = value;
  }
  return root;
}

type Price = { currency: string; unit_amount: string; recurring?: { interval: "month" | "year" } };

/** The objects of a local stand-in for Stripe; every change returns the events that it causes. */
export function stripeBooks(payAddress: (session: string) => string) {
  const objects = new Map<string, StripeObject>();
  const save = <Saved extends StripeObject>(object: Saved): Saved => {
    objects.set(object.id, object);
    return object;
  };
  const event = (type: string, object: StripeObject) => ({
    id: idFor("evt"),
    object: "event",
    type,
    created: seconds(),
    data: { object: structuredClone(object) },
  });
  const all = (object: string) => [...objects.values()].filter((each) => each.object === object);
  const find = (id: string) => objects.get(id);

  function charge(amount: number, currency: string, metadata: Record<string, string>) {
    const charged = save({
      id: idFor("ch"),
      object: "charge",
      amount,
      amount_captured: amount,
      amount_refunded: 0,
      currency,
      payment_intent: "",
      metadata,
    });
    const intent = save({
      id: idFor("pi"),
      object: "payment_intent",
      amount,
      amount_received: amount,
      currency,
      status: "succeeded",
      metadata,
      latest_charge: charged.id,
      created: seconds(),
    });
    charged.payment_intent = intent.id;
    return intent;
  }

  function bill(subscription: StripeObject): StripeObject {
    const { amount, currency, metadata } = subscription as StripeObject & {
      amount: number;
      currency: string;
      metadata: Record<string, string>;
    };
    const intent = charge(amount, currency, {});
    const invoice = save({
      id: idFor("in"),
      object: "invoice",
      amount_paid: amount,
      currency,
      parent: {
        type: "subscription_details",
        subscription_details: { subscription: subscription.id, metadata },
      },
    });
    save({
      id: idFor("inpay"),
      object: "invoice_payment",
      invoice: invoice.id,
      payment: { type: "payment_intent", payment_intent: intent.id },
    });
    return invoice;
  }

  const periodOf = (subscription: StripeObject) =>
    (subscription.items as { data: { current_period_start: number; current_period_end: number }[] }).data[0];

  return {
    find,
    all,

    openSession(form: Record<string, unknown>): Session {
      const [item] = Object.values(form.line_items as Record<string, { price_data: Price }>);
      const price = item?.price_data;
      const id = idFor("cs");
      return save({
        id,
        object: "checkout.session",
        mode: form.mode as Session["mode"],
        amount_total: Number(price?.unit_amount),
        currency: price?.currency ?? "usd",
        interval: price?.recurring?.interval ?? null,
        metadata: form.metadata as Record<string, string>,
        success_url: String(form.success_url),
        cancel_url: String(form.cancel_url),
        payment_intent: null,
        subscription: null,
        payment_status: "unpaid",
        status: "open",
        url: payAddress(id),
      });
    },

    pay(session: Session): StripeObject[] {
      session.status = "complete";
      session.payment_status = "paid";
      const { amount_total: amount, currency, metadata } = session;
      if (session.mode === "payment") {
        const intent = charge(amount, currency, metadata);
        session.payment_intent = intent.id;
        return [event("checkout.session.completed", session), event("payment_intent.succeeded", intent)];
      }
      const length = session.interval === "year" ? 365 : 30;
      const period = { current_period_start: seconds(), current_period_end: seconds() + length * 86_400 };
      const subscription = save({
        id: idFor("sub"),
        object: "subscription",
        status: "active",
        cancel_at_period_end: false,
        metadata,
        amount,
        currency,
        items: { data: [period] },
      });
      session.subscription = subscription.id;
      const invoice = bill(subscription);
      return [event("checkout.session.completed", session), event("invoice.paid", invoice)];
    },

    expire(session: Session): StripeObject[] {
      session.status = "expired";
      return [event("checkout.session.expired", session)];
    },

    refund(intentId: string, amount: number): StripeObject[] {
      const charged = find(String(find(intentId)?.latest_charge));
      if (!charged) return [];
      charged.amount_refunded = Number(charged.amount_refunded) + amount;
      return [event("charge.refunded", charged)];
    },

    dispute(intentId: string, amount: number, status: string, id = idFor("dp")): StripeObject[] {
      const currency = find(intentId)?.currency;
      const dispute = { id, object: "dispute", payment_intent: intentId, amount, currency, status };
      return [
        event(status === "needs_response" ? "charge.dispute.created" : "charge.dispute.closed", dispute),
      ];
    },

    /** Starts the next period: its payment succeeds or fails. */
    renew(subscription: StripeObject, works: boolean): StripeObject[] {
      const period = periodOf(subscription);
      if (!period) return [];
      const length = period.current_period_end - period.current_period_start;
      period.current_period_start = period.current_period_end;
      period.current_period_end += length;
      subscription.status = works ? "active" : "past_due";
      if (works) return [event("invoice.paid", bill(subscription))];
      return [event("customer.subscription.updated", subscription)];
    },

    changeSubscription(subscription: StripeObject, form: Record<string, unknown>): StripeObject[] {
      if ("cancel_at_period_end" in form)
        subscription.cancel_at_period_end = form.cancel_at_period_end === "true";
      return [event("customer.subscription.updated", subscription)];
    },

    endSubscription(subscription: StripeObject): StripeObject[] {
      subscription.status = "canceled";
      return [event("customer.subscription.deleted", subscription)];
    },
  };
}
