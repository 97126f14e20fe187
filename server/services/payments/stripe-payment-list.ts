import type Stripe from "stripe";
import type { ProviderPayment } from "./payments.ts";

/** The id of an object that Stripe returns as an id or expanded. */
export function idOf(object: string | { id: string }): string {
  return typeof object === "string" ? object : object.id;
}

/** Our gift behind an invoice, from the metadata of its subscription. */
export function giftOfInvoice({ parent }: Stripe.Invoice): string | undefined {
  return parent?.subscription_details?.metadata?.gift;
}

/** Our gift behind a payment, and the payment's id in our ledger: its own, or its invoice's where it is recurring. */
export async function giftOfPayment(
  stripe: Stripe,
  intent: string,
): Promise<{ giftId: string; payment: string } | undefined> {
  const { metadata } = await stripe.paymentIntents.retrieve(intent);
  if (metadata.gift) return { giftId: metadata.gift, payment: intent };
  const { data } = await stripe.invoicePayments.list({
    payment: { type: "payment_intent", payment_intent: intent },
    limit: 1,
  });
  const invoice = data[0]?.invoice;
  if (!invoice) return undefined;
  const giftId = giftOfInvoice(await stripe.invoices.retrieve(idOf(invoice)));
  return giftId ? { giftId, payment: idOf(invoice) } : undefined;
}

/** All payments of our gifts that Stripe has since a moment. */
export async function* stripePaymentList(stripe: Stripe, since: Date): AsyncGenerator<ProviderPayment> {
  const created = { gte: Math.floor(since.getTime() / 1000) };
  const list = stripe.paymentIntents.list({ created, limit: 100, expand: ["data.latest_charge"] });
  for await (const intent of list) {
    if (intent.status !== "succeeded") continue;
    const gift = intent.metadata.gift
      ? { giftId: intent.metadata.gift, payment: intent.id }
      : await giftOfPayment(stripe, intent.id);
    if (!gift) continue;
    const charge = typeof intent.latest_charge === "object" ? intent.latest_charge : null;
    yield {
      ...gift,
      currency: intent.currency.toUpperCase(),
      captured: intent.amount_received,
      refunded: charge?.amount_refunded ?? 0,
    };
  }
}
