import type { Language } from "#domain/language.ts";
import { asciiDigits } from "#domain/typed-number.ts";
import { type Currency, decimalsOf, type MinorUnits } from "./currency.ts";
import { currencyMark } from "./currency-mark.ts";
import { numeralParts } from "./numeral-parts.ts";

export type AmountError = "empty" | "not-a-number" | "too-small" | "too-large" | "too-many-decimals";

export type ParsedAmount =
  | {
      readonly isAmount: true;
      readonly amount: MinorUnits;
      /** The mark of another currency that was written beside it; nothing was converted. */
      readonly otherMark?: string;
    }
  | { readonly isAmount: false; readonly error: AmountError };

type AmountBounds = {
  readonly language: Language;
  readonly currency: Currency;
  /** The largest amount of one gift. */
  readonly most: MinorUnits;
  /** The least that is an amount; 1 of the currency where nothing is said. */
  readonly least?: MinorUnits | undefined;
};

const invalid = (kind: AmountError): ParsedAmount => ({ isAmount: false, error: kind });

/** A text with what stands before its first digit, between its first and last, and after that. */
function around(typed: string): readonly [before: string, numeral: string, after: string] {
  // Arabic signs of currencies bring marks of direction with them.
  const text = asciiDigits(typed.replace(/[\u061c\u200e\u200f\u2066-\u2069]/g, "").trim());
  const [, before = "", numeral = "", after = ""] =
    /^([^\d]*?)([.,٫]?\d(?:.*\d)?[.,٫]?)([^\d]*)$/su.exec(text) ?? [];
  return numeral === "" ? [text, "", ""] : [before.trim(), numeral, after.trim()];
}

/**
 * Reads what a person typed as an amount from `least` (1 of the currency) to `most`, both in its smallest unit: digits of
 * any of the six languages, grouped or not, with or without a currency's sign, code or name on one side. Never passes
 * through floating point: "0.1" and "٠٫١" are 10 cents exactly.
 */
export function parseAmount(typed: string, { language, currency, most, least }: AmountBounds): ParsedAmount {
  if (typed.trim() === "") return invalid("empty");
  const [start, numeral, end] = around(typed);
  const [before, after] = [start.replace(/[-−–]/, "").trim(), end];
  const isNegative = before !== start;
  if (before !== "" && after !== "") return invalid("not-a-number");
  const parts = numeralParts(numeral.replace(/^[.,٫]/, "0$&"), language);
  if (!parts) return invalid("not-a-number");
  const mark = before + after;
  const meaning = mark === "" ? "own" : currencyMark(mark, currency, language);
  if (meaning === "none") return invalid("not-a-number");
  if (isNegative) return invalid("too-small");
  const places = decimalsOf(currency);
  const { decimals } = parts;
  if (decimals.length > places) return invalid("too-many-decimals");
  // Longer than any amount that a number holds exactly.
  if (parts.whole.replace(/^0+/, "").length > 12) return invalid("too-large");
  const amount = Number(parts.whole + decimals.padEnd(places, "0"));
  if (amount < (least ?? 10 ** places)) return invalid("too-small");
  if (amount > most) return invalid("too-large");
  return { isAmount: true, amount, ...(meaning === "other" ? { otherMark: mark } : {}) };
}
