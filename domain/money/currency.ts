import type { Language } from "#domain/language.ts";

/** An amount in the smallest unit of its currency (cents), always a whole number. */
export type MinorUnits = number;

/** ISO 4217 code in capitals. */
export type Currency = string;

/** Currencies without a smaller unit in card payments (Stripe, "Zero-decimal currencies", 2026). */
const withoutDecimals = new Set("BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF UGX VND VUV XAF XOF XPF".split(" "));

/** Currencies of thousandths, whose last digit card payments do not take: they are not offered for giving. */
const withThousandths = new Set("BHD IQD JOD KWD LYD OMR TND".split(" "));

/** Digits after the point: 2, 3 for a currency of thousandths, or 0 for one without a smaller unit. */
export function decimalsOf(currency: Currency): 0 | 2 | 3 {
  if (withoutDecimals.has(currency)) return 0;
  return withThousandths.has(currency) ? 3 : 2;
}

/** True for a code of three capitals whose amounts have at most two decimals. */
export function isOfferedCurrency(code: string): boolean {
  return /^[A-Z]{3}$/.test(code) && !withThousandths.has(code);
}

/** The amount as a decimal numeral, exact: 2505 cents are "25.05". */
export function decimalText(amount: MinorUnits, currency: Currency): string {
  const decimals = decimalsOf(currency);
  if (decimals === 0) return String(amount);
  const digits = String(Math.abs(amount)).padStart(decimals + 1, "0");
  return `${amount < 0 ? "-" : ""}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** Languages that write a comma before the decimals (CLDR 48). */
const withComma: ReadonlySet<Language> = new Set(["fr", "id", "tr"]);

/** The amount as a person of that language would type it into a field: ungrouped, in ASCII digits. */
export function typedAmountText(amount: MinorUnits, currency: Currency, language: Language): string {
  const text = decimalText(amount, currency);
  return withComma.has(language) ? text.replace(".", ",") : text;
}
