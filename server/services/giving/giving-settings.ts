import type { Plan } from "#domain/ledger/gift.ts";
import type { ProviderFee } from "#domain/money/covered-fee.ts";
import type { Currency, MinorUnits } from "#domain/money/currency.ts";
import type { StripeSettings } from "#server/services/payments/stripe-payments.ts";

/** The name of the subscription on the provider's page and in emails. */
export const premiumTitle = "Riwaq Premium";

/** What the operator decides about giving and subscribing. */
export type GivingSettings = {
  readonly currency: Currency;
  /** The largest gift. */
  readonly most: MinorUnits;
  /** The provider's fee; undefined where donors are not asked to cover it. */
  readonly fee: ProviderFee | undefined;
  /** Units of other currencies for one of ours, for a hint of the amount; no payment uses them. */
  readonly rates: Readonly<Record<Currency, number>>;
  readonly stripe: StripeSettings | undefined;
  /** Demonstration entries are shown; never where a live payment key is set. */
  readonly withExamples: boolean;
  /** Prices of premium; a plan without one is not offered. */
  readonly prices: Readonly<Partial<Record<Plan, MinorUnits>>>;
  /** The prices are demonstration prices, not the operator's. */
  readonly arePricesExamples: boolean;
  /** How a pledge is paid by bank, in the operator's words. */
  readonly bank: string | undefined;
  /** Prices of a gram, for the zakat calculator. */
  readonly gramPrices: { readonly gold?: MinorUnits; readonly silver?: MinorUnits };
};
