import type { Language } from "#domain/language.ts";
import { type Currency, decimalsOf, decimalText, type MinorUnits } from "#domain/money/currency.ts";
import { formatNumber } from "./numbers.ts";

/** An amount with its currency, in the language's own digits; decimals only where there are any. */
export function formatMoney(amount: MinorUnits, currency: Currency, language: Language): string {
  const isWhole = amount % 10 ** decimalsOf(currency) === 0;
  const text = formatNumber(Number(decimalText(amount, currency)), language, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    ...(isWhole && { minimumFractionDigits: 0, maximumFractionDigits: 0 }),
  });
  // The narrow sign of some languages is `US$` all the same.
  return text.replace(/[A-Z]{1,3}(?=\p{Sc})/u, "");
}
