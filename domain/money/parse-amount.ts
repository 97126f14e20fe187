import type { Language } from "#domain/language.ts";
import { asciiDigits } from "#domain/typed-number.ts";
import { type Currency, decimalsOf, type MinorUnits } from "./currency.ts";

export type AmountMistake = "empty" | "not-a-number" | "too-small" | "too-large" | "too-many-decimals";

export type ParsedAmount =
  | { readonly isAmount: true; readonly amount: MinorUnits }
  | { readonly isAmount: false; readonly mistake: AmountMistake };

type AmountBounds = {
  readonly language: Language;
  readonly currency: Currency;
  /** The most that may be given at once. */
  readonly most: MinorUnits;
  /** The least that is an amount; 1 of the currency where nothing is said. */
  readonly least?: MinorUnits | undefined;
};

/** The sign between groups of three digits in each language (CLDR 48); spaces of any kind group everywhere. */
const groupSigns: Readonly<Record<Language, string>> = {
  en: ",",
  ar: "٬",
  fr: "",
  ur: ",٬",
  id: ".",
  tr: ".",
};

const mistake = (kind: AmountMistake): ParsedAmount => ({ isAmount: false, mistake: kind });

/** Whole part and decimals of a plain numeral; undefined when it is none. */
function numeralParts(typed: string, language: Language): { whole: string; decimals: string } | undefined {
  const signs = groupSigns[language].replace(/\./g, "\\.");
  const grouped = new RegExp(`^([1-9]\\d{0,2})((?:[\\s${signs}'’]\\d{3})+)(?:[.,٫](\\d*))?$`).exec(typed);
  if (grouped) {
    const [, first = "", rest = "", decimals = ""] = grouped;
    return { whole: first + rest.replace(/\D/g, ""), decimals };
  }
  const plain = /^(\d+)(?:[.,٫](\d*))?$/.exec(typed);
  return plain ? { whole: plain[1] ?? "", decimals: plain[2] ?? "" } : undefined;
}

/**
 * Reads what a person typed as an amount from `least` (1 of the currency) to `most`, both in its smallest unit. Never
 * passes through floating point: "0.1" and "٠٫١" are 10 cents exactly.
 */
export function parseAmount(typed: string, { language, currency, most, least }: AmountBounds): ParsedAmount {
  const text = asciiDigits(typed.trim());
  if (text === "") return mistake("empty");
  if (/^[-−]\s*\d/.test(text)) return mistake("too-small");
  const parts = numeralParts(text, language);
  if (!parts) return mistake("not-a-number");
  const places = decimalsOf(currency);
  const { decimals } = parts;
  if (decimals.length > places) return mistake("too-many-decimals");
  // Longer than any amount that a number holds exactly.
  if (parts.whole.replace(/^0+/, "").length > 12) return mistake("too-large");
  const amount = Number(parts.whole + decimals.padEnd(places, "0"));
  if (amount < (least ?? 10 ** places)) return mistake("too-small");
  return amount > most ? mistake("too-large") : { isAmount: true, amount };
}
