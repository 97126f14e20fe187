import type { GiftFact } from "#domain/ledger/record-fact.ts";
import type { Currency, MinorUnits } from "#domain/money/currency.ts";
import type { EntitlementStatus } from "#server/store/entitlement-rows.ts";
import type { StoredGift } from "#server/store/kept-gift.ts";

/** What the provider's page says of the payment, and where the receipt goes. */
export type GiftWords = { readonly title: string; readonly email: string | undefined };

/** A repeated payment as it stands at the provider now. */
export type Standing = { readonly status: EntitlementStatus; readonly endsAt: Date };

/** What a provider told: about which gift, what happened, and where to ask how its repetition stands. */
export type News = {
  readonly id: string;
  readonly kind: string;
  readonly at: Date;
  readonly giftId: string;
  readonly fact?: GiftFact;
  /** Asks the provider how the repetition stands at the moment of asking. Throws ProviderDown. */
  readonly standing?: () => Promise<Standing | undefined>;
};

/** A payment as the provider's books have it. */
export type ProviderPayment = {
  readonly giftId: string;
  readonly payment: string;
  readonly currency: Currency;
  readonly captured: MinorUnits;
  readonly refunded: MinorUnits;
};

/** The one way money comes in. Card data never passes through it. */
export type Payments = {
  readonly provider: "pledge" | "stripe";
  /** Asks the provider to take the payment; asked twice for one gift it gives the same answer. Throws ProviderDown. */
  begin(gift: StoredGift, words: GiftWords): Promise<{ reference: string; address: string | null }>;
  /**
   * Gives back `amount` more of a payment of which `returned` went back before, as the book knows; asked again with
   * the same three it moves nothing more. Throws ProviderDown.
   */
  refund(gift: StoredGift, payment: string, amount: MinorUnits, returned: MinorUnits): Promise<void>;
  /** Ends the repetition with the period that is paid. */
  cancel(gift: StoredGift): Promise<Standing | undefined>;
  /** Goes on with a repetition that was to end with the period that is paid; one that is over stays over. */
  resume(gift: StoredGift): Promise<Standing | undefined>;
  /** Reads what was sent to us: `forged` when the signature does not fit, undefined when it is none of our gifts. */
  readNews(body: Buffer, signature: string): Promise<News | "forged" | undefined>;
  /** Its own list of payments since a moment. */
  payments(since: Date): AsyncIterable<ProviderPayment>;
};

/** The provider does not answer, or answers that it cannot now: the same may be asked again. */
export class ProviderDown extends Error {
  override readonly name = "ProviderDown";
}
