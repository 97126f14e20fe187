import type { Language } from "#domain/language.ts";

/** Whole part and decimals of a numeral, in ASCII digits. */
export type NumeralParts = { readonly whole: string; readonly decimals: string };

/** The signs between groups of three digits in each language (CLDR 48); spaces and apostrophes group everywhere. */
const groupSigns: Readonly<Record<Language, string>> = {
  en: ",",
  ar: ",،٬",
  fr: "",
  ur: ",،٬",
  id: ".",
  tr: ".",
};

const sign = /[^\d]/;

/** Groups of three, or by hundred thousands as the Indian subcontinent writes them: 1,000,000 or 10,00,000. */
const isGrouped = (digits: readonly string[]) =>
  /^[1-9]\d{0,2}( \d{3})+$/.test(digits.join(" ")) || /^[1-9]\d?( \d{2})* \d{3}$/.test(digits.join(" "));

/** The whole part of digits between one kind of group sign; undefined when they are no groups. */
function wholeOf(text: string): string | undefined {
  const kinds = new Set(text.match(/\D/g));
  if (kinds.size === 0) return text;
  const digits = text.split(sign);
  return kinds.size === 1 && isGrouped(digits) ? digits.join("") : undefined;
}

/**
 * Reads a numeral of ASCII digits with group and decimal signs. Where two kinds of sign stand, or one stands several
 * times, it is unambiguous in any language: `1.000,50`, `1,000.50`, `1.000.000`. One sign before three digits
 * is a group only where the language groups by it: `1,000` is a thousand in English, and has three decimals in French.
 */
export function numeralParts(typed: string, language: Language): NumeralParts | undefined {
  const text = typed.replace(/\s+/g, " ").replaceAll("’", "'");
  if (!/^\d[\d .,،٫٬']*$/.test(text)) return undefined;
  const signs: readonly string[] = text.match(/\D/g) ?? [];
  const last = signs.at(-1) ?? "";
  const at = text.lastIndexOf(last || "none");
  const [before, after] = [text.slice(0, at), text.slice(at + 1)];
  const isOnce = signs.indexOf(last) === signs.length - 1;
  const isPossibleGroup = signs.length === 1 && after.length === 3 && /^[1-9]\d{0,2}$/.test(before);
  const isDecimal =
    isOnce && ".,،٫".includes(last || "none") && !(isPossibleGroup && groupSigns[language].includes(last));
  const whole = wholeOf(isDecimal ? before : text);
  return whole === undefined ? undefined : { whole, decimals: isDecimal ? after : "" };
}
