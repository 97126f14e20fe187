import { randomBytes } from "node:crypto";

/** A thing as Stripe's API gives it. */
export type Thing = { id: string; object: string; [name: string]: unknown };

export type Session = Thing & {
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

/** What a local stand-in for Stripe holds, and what happens to it; each deed gives the events it causes. */
export function stripeBooks(payAddress: (session: string) => string) {
  const things = new Map<string, Thing>();
  const keep = <Saved extends Thing>(thing: Saved): Saved => {
    things.set(thing.id, thing);
    return thing;
  };
  const event = (type: string, object: Thing) => ({
    id: idFor("evt"),
    object: "event",
    type,
    created: seconds(),
    data: { object: structuredClone(object) },
  });
  const all = (object: string) => [...things.values()].filter((each) => each.object === object);
  const find = (id: string) => things.get(id);

  function charge(amount: number, currency: string, metadata: Record<string, string>) {
    const charged = keep({
      id: idFor("ch"),
      object: "charge",
      amount,
      amount_captured: amount,
      amount_refunded: 0,
      currency,
      payment_intent: "",
      metadata,
    });
    const intent = keep({
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

  function bill(subscription: Thing): Thing {
    const { amount, currency, metadata } = subscription as Thing & {
      amount: number;
      currency: string;
      metadata: Record<string, string>;
    };
    const intent = charge(amount, currency, {});
    const invoice = keep({
      id: idFor("in"),
      object: "invoice",
      amount_paid: amount,
      currency,
      parent: {
        type: "subscription_details",
        subscription_details: { subscription: subscription.id, metadata },
      },
    });
    keep({
      id: idFor("inpay"),
      object: "invoice_payment",
      invoice: invoice.id,
      payment: { type: "payment_intent", payment_intent: intent.id },
    });
    return invoice;
  }

  const periodOf = (subscription: Thing) =>
    (subscription.items as { data: { current_period_start: number; current_period_end: number }[] }).data[0];

  return {
    find,
    all,

    openSession(form: Record<string, unknown>): Session {
      const [item] = Object.values(form.line_items as Record<string, { price_data: Price }>);
      const price = item?.price_data;
      const id = idFor("cs");
      return keep({
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

    pay(session: Session): Thing[] {
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
      const subscription = keep({
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

    expire(session: Session): Thing[] {
      session.status = "expired";
      return [event("checkout.session.expired", session)];
    },

    refund(intentId: string, amount: number): Thing[] {
      const charged = find(String(find(intentId)?.latest_charge));
      if (!charged) return [];
      charged.amount_refunded = Number(charged.amount_refunded) + amount;
      return [event("charge.refunded", charged)];
    },

    dispute(intentId: string, amount: number, status: string, id = idFor("dp")): Thing[] {
      const currency = find(intentId)?.currency;
      const dispute = { id, object: "dispute", payment_intent: intentId, amount, currency, status };
      return [
        event(status === "needs_response" ? "charge.dispute.created" : "charge.dispute.closed", dispute),
      ];
    },

    /** The next period begins: its payment works or fails. */
    renew(subscription: Thing, works: boolean): Thing[] {
      const period = periodOf(subscription);
      if (!period) return [];
      const length = period.current_period_end - period.current_period_start;
      period.current_period_start = period.current_period_end;
      period.current_period_end += length;
      subscription.status = works ? "active" : "past_due";
      if (works) return [event("invoice.paid", bill(subscription))];
      return [event("customer.subscription.updated", subscription)];
    },

    changeSubscription(subscription: Thing, form: Record<string, unknown>): Thing[] {
      if ("cancel_at_period_end" in form)
        subscription.cancel_at_period_end = form.cancel_at_period_end === "true";
      return [event("customer.subscription.updated", subscription)];
    },

    endSubscription(subscription: Thing): Thing[] {
      subscription.status = "canceled";
      return [event("customer.subscription.deleted", subscription)];
    },
  };
}
