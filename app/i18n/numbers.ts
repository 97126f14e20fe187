import type { Language } from "#domain/language.ts";
import { localeOf } from "./locale.ts";

/** The ten digits of each language and its thousands separator, as `Intl` writes them (verified by a test). */
const wholeNumbers = {
  en: ["0123456789", ","],
  ar: ["٠١٢٣٤٥٦٧٨٩", "٬"],
  fr: ["0123456789", "\u202f"],
  ur: ["۰۱۲۳۴۵۶۷۸۹", "٬"],
  id: ["0123456789", "."],
  tr: ["0123456789", "."],
} as const satisfies Record<Language, readonly [digits: string, separator: string]>;

// A device's first `Intl.NumberFormat` costs a slow phone a tenth of a second, during which no page responds.
function formatWhole(value: number, language: Language): string {
  const [digits, separator] = wholeNumbers[language];
  const grouped = String(value).replace(/\B(?=(\d{3})+$)/g, separator);
  return digits[0] === "0" ? grouped : grouped.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit);
}

// Creating a formatter costs a hundred times more than using one, and a counter uses one with every tap.
const formatters = new Map<string, Intl.NumberFormat>();

/** A count in the language's own digits and grouping. */
export function formatNumber(value: number, language: Language, options?: Intl.NumberFormatOptions): string {
  if (!options && Number.isSafeInteger(value) && value >= 0 && !Object.is(value, -0))
    return formatWhole(value, language);
  const name = options ? `${language} ${JSON.stringify(options)}` : language;
  const formatter = formatters.get(name) ?? new Intl.NumberFormat(localeOf(language), options);
  formatters.set(name, formatter);
  return formatter.format(value);
}
