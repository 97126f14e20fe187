import type { Language } from "#domain/language.ts";
import { formatNumber } from "./numbers.ts";

/** A number as books print it (`1907`, `2/45`, `14:40-41`) in the language's own digits. */
export function printedNumber(printed: string, language: Language): string {
  return printed.replace(/\d/g, (digit) => formatNumber(Number(digit), language));
}
