import type { Language } from "#domain/language.ts";
import { localeOf } from "./locale.ts";

const formatters = new Map<string, Intl.DateTimeFormat>();

/** A language's date formatter. Creating one costs a hundred times more than using one, so each is cached. */
export function dateFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = `${language} ${JSON.stringify(options)}`;
  const formatter = formatters.get(name) ?? new Intl.DateTimeFormat(localeOf(language), options);
  formatters.set(name, formatter);
  return formatter;
}
