import { webhookSecret } from "#server/services/payments/stripe-server.testing.ts";
import type { GivingSettings } from "./giving-settings.ts";

/** Settings of giving for tests, without a provider. */
export const testedGiving: GivingSettings = {
  currency: "USD",
  most: 1_000_000,
  fee: { basisPoints: 290, fixed: 30 },
  rates: {},
  stripe: undefined,
  withExamples: true,
  prices: { monthly: 500, yearly: 5000 },
  arePricesExamples: false,
  bank: "IBAN 00",
  gramPrices: {},
};

/** The same through a stand-in of Stripe at this address. */
export function givingThrough(apiUrl: string): GivingSettings {
  return { ...testedGiving, stripe: { secretKey: "sk_test_local", webhookSecret, apiUrl } };
}
