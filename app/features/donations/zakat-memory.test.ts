import { expect, test } from "vitest";
import { localeOf } from "#app/i18n/locale.ts";
import { languages } from "#domain/language.ts";
import { decimalsOf } from "#domain/money/currency.ts";
import { ownCurrencies } from "#domain/zakat/currencies.ts";
import { priceText, readZakatMemory, withPrice } from "./zakat-memory.ts";

const operator = { currency: "USD", gramPrices: { gold: 12_000 } };

test("a price that was typed is remembered for its metal and its currency, and goes before the operator's", () => {
  const memory = withPrice({ prices: {} }, "gold", "EUR", 11_050);
  expect(priceText(memory, operator, "gold", "EUR", "en")).toBe("110.50");
  expect(priceText(memory, operator, "gold", "EUR", "fr")).toBe("110,50");
  expect(priceText(memory, operator, "silver", "EUR", "en")).toBe("");
  expect(priceText(memory, operator, "gold", "USD", "en")).toBe("120.00");
  expect(priceText(withPrice(memory, "gold", "USD", 9_900), operator, "gold", "USD", "en")).toBe("99.00");
  expect(withPrice(memory, "gold", "EUR", undefined)).toEqual({ prices: {} });
});

test("what was stored is read back, and what is no memory of a calculator is not", () => {
  const memory = { currency: "KWD", prices: { "KWD gold": 20_505 } };
  expect(readZakatMemory(JSON.parse(JSON.stringify(memory)))).toEqual(memory);
  expect(readZakatMemory({ currency: "XXX", prices: { "USD gold": -1, "EUR gold": "5" } })).toEqual({
    prices: {},
  });
  expect(readZakatMemory(null)).toBeUndefined();
});

test("every currency on the list has a name in every language and its own number of decimals", () => {
  expect(new Set(ownCurrencies).size).toBe(ownCurrencies.length);
  for (const language of languages) {
    const names = new Intl.DisplayNames(localeOf(language), { type: "currency" });
    for (const code of ownCurrencies) expect(names.of(code), `${language} ${code}`).not.toBe(code);
  }
  for (const code of ["KWD", "BHD", "OMR", "JOD", "TND", "SAR", "PKR", "IDR", "TRY", "EUR", "GBP"])
    expect(ownCurrencies).toContain(code);
  expect(decimalsOf("OMR")).toBe(3);
});
