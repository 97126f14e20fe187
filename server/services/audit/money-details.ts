import { decimalText } from "#domain/money/currency.ts";
import type { StoredGift } from "#server/store/stored-gift.ts";

/** Digits of a receipt's number that the audit log has: enough to find it, too few to open it. */
const receiptDigits = 8;

/**
 * A gift in the audit log: its sum, or the part of it that an event is about in the smallest unit of its currency, and
 * the beginning of its receipt's number, whose whole opens the receipt.
 */
export function moneyDetails(
  { amount, fee, currency, fund, receipt }: StoredGift,
  part = amount + fee,
): Record<"sum" | "fund" | "receipt", string> {
  return {
    sum: `${decimalText(part, currency)} ${currency}`,
    fund,
    receipt: receipt.slice(0, receiptDigits),
  };
}
