import type { Language } from "#domain/language.ts";
import { localeOf } from "./locale.ts";

const formatters = new Map<string, Intl.DateTimeFormat>();

/** How a language writes days and hours. Making one costs a hundred times more than using one: each is kept. */
export function dateFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = `${language} ${JSON.stringify(options)}`;
  const formatter = formatters.get(name) ?? new Intl.DateTimeFormat(localeOf(language), options);
  formatters.set(name, formatter);
  return formatter;
}
