import type { GiftFact } from "#domain/ledger/record-fact.ts";
import type { Currency, MinorUnits } from "#domain/money/currency.ts";
import type { EntitlementStatus } from "#server/store/entitlement-rows.ts";
import type { StoredGift } from "#server/store/stored-gift.ts";

/** The title on the provider's page, and the email address for the provider's receipt. */
export type GiftWords = { readonly title: string; readonly email: string | undefined };

/** The status of a recurring payment at the provider. */
export type SubscriptionStatus = { readonly status: EntitlementStatus; readonly endsAt: Date };

/** A webhook event: which gift it is about, what happened, and how to fetch the status of a recurring payment. */
export type WebhookEvent = {
  readonly id: string;
  readonly kind: string;
  readonly at: Date;
  readonly giftId: string;
  readonly fact?: GiftFact;
  /** Fetches the current status of the recurring payment. Throws ProviderUnavailableError. */
  readonly fetchStatus?: () => Promise<SubscriptionStatus | undefined>;
};

/** A payment as the provider lists it. */
export type ProviderPayment = {
  readonly giftId: string;
  readonly payment: string;
  readonly currency: Currency;
  readonly captured: MinorUnits;
  readonly refunded: MinorUnits;
};

/** The payment provider. Card data never passes through it. */
export type Payments = {
  readonly provider: "pledge" | "stripe";
  /** Creates the payment; called twice for one gift it returns the same. Throws ProviderUnavailableError. */
  create(gift: StoredGift, words: GiftWords): Promise<{ reference: string; address: string | null }>;
  /**
   * Refunds `amount` more of a payment of which `returned` was refunded before, as the ledger has it; called again
   * with the same three it moves nothing more. Throws ProviderUnavailableError.
   */
  refund(gift: StoredGift, payment: string, amount: MinorUnits, returned: MinorUnits): Promise<void>;
  /** Ends the recurring payment with the period that is paid. */
  cancel(gift: StoredGift): Promise<SubscriptionStatus | undefined>;
  /** Continues a recurring payment that was to end with the paid period; one that has ended stays ended. */
  resume(gift: StoredGift): Promise<SubscriptionStatus | undefined>;
  /** Reads a webhook request: `forged` when the signature is wrong, undefined when it is about no gift of ours. */
  readWebhook(body: Buffer, signature: string): Promise<WebhookEvent | "forged" | undefined>;
  /** The provider's own list of payments since a moment. */
  payments(since: Date): AsyncIterable<ProviderPayment>;
};

/** The provider does not answer, or cannot at the moment: the same request may succeed later. */
export class ProviderUnavailableError extends Error {
  override readonly name = "ProviderUnavailableError";
}
