import { expect, test } from "vitest";
import { localeOf } from "#app/i18n/locale.ts";
import { parseWith } from "#app/storage/stored-value.ts";
import { languages } from "#domain/language.ts";
import { decimalsOf } from "#domain/money/currency.ts";
import { ownCurrencies } from "#domain/zakat/currencies.ts";
import { priceText, withPrice, zakatMemorySchema } from "./zakat-memory.ts";

const readMemory = (value: unknown) => parseWith(zakatMemorySchema, value);
const operator = { currency: "USD", gramPrices: { gold: 12_000 } };

test("a typed price is stored for its metal and currency and comes before the operator's", () => {
  const memory = withPrice({ prices: {} }, "gold", "EUR", 11_050);
  expect(priceText(memory, operator, "gold", "EUR", "en")).toBe("110.50");
  expect(priceText(memory, operator, "gold", "EUR", "fr")).toBe("110,50");
  expect(priceText(memory, operator, "silver", "EUR", "en")).toBe("");
  expect(priceText(memory, operator, "gold", "USD", "en")).toBe("120.00");
  expect(priceText(withPrice(memory, "gold", "USD", 9_900), operator, "gold", "USD", "en")).toBe("99.00");
  expect(withPrice(memory, "gold", "EUR", undefined)).toEqual({ prices: {} });
});

test("a stored memory is read back, without its invalid parts", () => {
  const memory = { currency: "KWD", prices: { "KWD gold": 20_505 } };
  expect(readMemory(JSON.parse(JSON.stringify(memory)))).toEqual(memory);
  expect(readMemory({ currency: "XXX", prices: { "USD gold": -1, "EUR gold": "5" } })).toEqual({
    prices: {},
  });
  expect(readMemory(null)).toBeUndefined();
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
