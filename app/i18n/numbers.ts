import type { Language } from "#domain/language.ts";
import { localeOf } from "./locale.ts";

/** A count in the language's own digits and grouping. */
export function formatNumber(value: number, language: Language, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(localeOf(language), options).format(value);
}
