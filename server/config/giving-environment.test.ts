import { expect, test } from "vitest";
import { readGivingSettings } from "./giving-environment.ts";

test("the provider's fixed fee is in the smallest unit of the currency, also of one without decimals", () => {
  const feeIn = (DONATION_CURRENCY: string) =>
    readGivingSettings({ DONATION_CURRENCY, DONATION_FEE_PERCENT: "3.6", DONATION_FEE_FIXED: "30" }).fee;
  expect([feeIn("USD"), feeIn("JPY")]).toEqual([
    { basisPoints: 360, fixed: 3000 },
    { basisPoints: 360, fixed: 30 },
  ]);
});

test("a gram of silver may cost less than 1 of the currency, but no price may be 0", () => {
  expect(readGivingSettings({ SILVER_GRAM_PRICE: "0.95", GOLD_GRAM_PRICE: "120" }).gramPrices).toEqual({
    gold: 12_000,
    silver: 95,
  });
  expect(() => readGivingSettings({ SILVER_GRAM_PRICE: "0" })).toThrow(
    "SILVER_GRAM_PRICE cannot be used: too-small",
  );
  expect(() => readGivingSettings({ PREMIUM_MONTHLY: "0.95" })).toThrow("PREMIUM_MONTHLY cannot be used");
});

test("transfer instructions keep their lines, blank ones count as not set, and a price in another currency is rejected", () => {
  const bankOf = (DONATION_BANK: string) => readGivingSettings({ DONATION_BANK }).bank;
  expect(bankOf(" Bank of the town\nIBAN 00 ")).toBe("Bank of the town\nIBAN 00");
  expect([bankOf(""), bankOf(" \n ")]).toEqual([undefined, undefined]);
  expect(() => readGivingSettings({ GOLD_GRAM_PRICE: "60 €" })).toThrow("GOLD_GRAM_PRICE cannot be used");
});
