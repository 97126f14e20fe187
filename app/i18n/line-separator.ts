import type { Language } from "#domain/language.ts";

/** Between the parts of a line: no middle dot in Arabic and Urdu, where it reads as a zero beside digits. */
export function lineSeparator(language: Language): string {
  return language === "ar" || language === "ur" ? "، " : " · ";
}
