import { formatNumber } from "#app/i18n/numbers.ts";
import type { Language } from "#domain/language.ts";
import type { VerseReference } from "#domain/verse-reference.ts";

/** `2:255` or `2:255–257` in a language's digits. */
export function placeText({ surah, ayah }: VerseReference, language: Language, to?: number): string {
  const number = (value: number) => formatNumber(value, language);
  const end = to === undefined || to === ayah ? "" : `–${number(to)}`;
  return `${number(surah)}:${number(ayah)}${end}`;
}
