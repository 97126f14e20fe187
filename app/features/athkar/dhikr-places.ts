import { lineSeparator } from "#app/i18n/line-separator.ts";
import { printedNumber } from "#app/i18n/printed-number.ts";
import type { Language } from "#domain/language.ts";
import type { ShownDhikr } from "./athkar-set.ts";

/** The sources of a dhikr: each collection with its book and number. */
export function placesOf({ sources }: ShownDhikr, language: Language): string[] {
  return sources.map(({ collection, book, number }) =>
    [collection, book && `(${book})`, printedNumber(number, language)].filter(Boolean).join(" "),
  );
}

/** Puts the parts of a line about a dhikr together. */
export const joined = (parts: readonly (string | undefined)[], language: Language) =>
  parts.filter(Boolean).join(lineSeparator(language));
