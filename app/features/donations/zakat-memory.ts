import {
  is,
  looseObject,
  minValue,
  number,
  optional,
  picklist,
  pipe,
  record,
  safeInteger,
  string,
  transform,
  unknown,
} from "valibot";
import { jsonOf, storedValue } from "#app/storage/stored-value.ts";
import type { Language } from "#domain/language.ts";
import { type Currency, type MinorUnits, typedAmountText } from "#domain/money/currency.ts";
import { ownCurrencies } from "#domain/zakat/currencies.ts";
import type { NisabMetal } from "#domain/zakat/zakat.ts";

/** Stored on this device: the person's currency and the prices of a gram, by keys such as `EUR gold`. */
export type ZakatMemory = {
  readonly currency?: Currency;
  readonly prices: Readonly<Record<string, MinorUnits>>;
};

const priceSchema = pipe(number(), safeInteger(), minValue(1));

/** The stored memory without the parts that do not fit. */
export const zakatMemorySchema = pipe(
  looseObject({ currency: optional(unknown()), prices: optional(unknown()) }),
  transform(({ currency, prices }): ZakatMemory => {
    const entries = Object.entries(is(record(string(), unknown()), prices) ? prices : {});
    return {
      ...(is(picklist(ownCurrencies), currency) ? { currency } : {}),
      prices: Object.fromEntries(
        entries.filter((entry): entry is [string, MinorUnits] => is(priceSchema, entry[1])),
      ),
    };
  }),
);

export const storedZakat = storedValue<ZakatMemory>("zakat", jsonOf(zakatMemorySchema), { prices: {} });

const priceKey = (metal: NisabMetal, currency: Currency) => `${currency} ${metal}`;

/** The memory with a typed price, or without one where the field holds none. */
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

/** The operator's prices of a gram, in the currency of the gifts. */
export type OperatorPrices = {
  readonly currency: Currency;
  readonly gramPrices: { readonly gold?: MinorUnits | undefined; readonly silver?: MinorUnits | undefined };
};

/** The initial text of the price field: the person's own price, else the operator's if the currency is the same. */
export function priceText(
  memory: ZakatMemory,
  operator: OperatorPrices,
  metal: NisabMetal,
  currency: Currency,
  language: Language,
): string {
  const operatorPrice = operator.currency === currency ? operator.gramPrices[metal] : undefined;
  const price = memory.prices[priceKey(metal, currency)] ?? operatorPrice;
  return price === undefined ? "" : typedAmountText(price, currency, language);
}
