import type { MinorUnits } from "./currency.ts";

/** What a provider keeps of a payment: a share in hundredths of a percent, and a fixed part. */
export type ProviderFee = { readonly basisPoints: number; readonly fixed: MinorUnits };

/** What a donor adds so that the whole gift arrives, rounded up to the smallest unit. */
export function coveredFee(gift: MinorUnits, { basisPoints, fixed }: ProviderFee): MinorUnits {
  return Math.ceil(((gift + fixed) * 10_000) / (10_000 - basisPoints)) - gift;
}

/** What the provider keeps of a payment, rounded to the smallest unit. */
export function providerFee(payment: MinorUnits, { basisPoints, fixed }: ProviderFee): MinorUnits {
  return Math.round((payment * basisPoints) / 10_000) + fixed;
}
