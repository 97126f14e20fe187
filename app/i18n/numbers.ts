import type { Language } from "#domain/language.ts";
import { localeOf } from "./locale.ts";

// Making a formatter costs a hundred times more than using one, and a counter uses one with every tap.
const formatters = new Map<string, Intl.NumberFormat>();

/** A count in the language's own digits and grouping. */
export function formatNumber(value: number, language: Language, options?: Intl.NumberFormatOptions): string {
  const name = options ? `${language} ${JSON.stringify(options)}` : language;
  const formatter = formatters.get(name) ?? new Intl.NumberFormat(localeOf(language), options);
  formatters.set(name, formatter);
  return formatter.format(value);
}
