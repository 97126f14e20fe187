import type { Language } from "#domain/language.ts";
import { formatNumber } from "./numbers.ts";

/** How each language writes a percentage (CLDR 48); without `Intl`, as in `formatNumber`. */
const patterns = {
  en: "#%",
  ar: "#٪\u061c",
  fr: "#\u00a0%",
  ur: "#%",
  id: "#%",
  tr: "%#",
} as const satisfies Record<Language, string>;

/** A whole percentage, 0 to 100, in the language's own digits. */
export function formatPercent(value: number, language: Language): string {
  return patterns[language].replace("#", formatNumber(value, language));
}
