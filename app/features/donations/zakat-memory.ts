import { jsonOf, storedValue } from "#app/storage/stored-value.ts";
import type { Language } from "#domain/language.ts";
import { type Currency, type MinorUnits, typedAmountText } from "#domain/money/currency.ts";
import { ownCurrencies } from "#domain/zakat/currencies.ts";
import type { NisabMetal } from "#domain/zakat/zakat.ts";

/** What the calculator remembers on this device: the person's currency, and the prices of a gram by `EUR gold`. */
export type ZakatMemory = {
  readonly currency?: Currency;
  readonly prices: Readonly<Record<string, MinorUnits>>;
};

const isPrice = (value: unknown): value is MinorUnits =>
  typeof value === "number" && Number.isSafeInteger(value) && value > 0;

/** Reads what was stored; undefined for anything else, and without the parts that are not what they should be. */
export function readZakatMemory(value: unknown): ZakatMemory | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { currency, prices } = value as Record<string, unknown>;
  const known = typeof prices === "object" && prices !== null ? Object.entries(prices) : [];
  return {
    ...(typeof currency === "string" && ownCurrencies.includes(currency) ? { currency } : {}),
    prices: Object.fromEntries(known.filter((entry): entry is [string, MinorUnits] => isPrice(entry[1]))),
  };
}

export const storedZakat = storedValue<ZakatMemory>("zakat", jsonOf(readZakatMemory), { prices: {} });

const priceKey = (metal: NisabMetal, currency: Currency) => `${currency} ${metal}`;

/** The memory with a price that was typed; without it where the field holds none. */
export function withPrice(
  memory: ZakatMemory,
  metal: NisabMetal,
  currency: Currency,
  price: MinorUnits | undefined,
): ZakatMemory {
  const { [priceKey(metal, currency)]: _before, ...others } = memory.prices;
  return {
    ...memory,
    prices: price === undefined ? others : { ...others, [priceKey(metal, currency)]: price },
  };
}

/** What an operator says a gram costs, in the currency of the gifts. */
export type OperatorPrices = {
  readonly currency: Currency;
  readonly gramPrices: { readonly gold?: MinorUnits | undefined; readonly silver?: MinorUnits | undefined };
};

/** The price of a gram as its field begins: the person's own, else the operator's in the operator's currency. */
export function priceText(
  memory: ZakatMemory,
  operator: OperatorPrices,
  metal: NisabMetal,
  currency: Currency,
  language: Language,
): string {
  const theirs = operator.currency === currency ? operator.gramPrices[metal] : undefined;
  const price = memory.prices[priceKey(metal, currency)] ?? theirs;
  return price === undefined ? "" : typedAmountText(price, currency, language);
}
