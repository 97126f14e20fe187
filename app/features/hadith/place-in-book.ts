import type { useMessages } from "#app/i18n/messages.tsx";
import { printedNumber } from "#app/i18n/printed-number.ts";
import type { HadithSource } from "#content/hadith/index.ts";
import type { Language } from "#domain/language.ts";

type Text = ReturnType<typeof useMessages<"hadith">>;

/** The number of the book and of the hadith within it, in words; an introduction has no number. */
export function placeInBook(
  { book, hadith }: NonNullable<HadithSource["inBook"]>,
  text: Text,
  language: Language,
): string {
  const number = printedNumber(String(hadith), language);
  return book === 0
    ? text("inIntroduction", { hadith: number })
    : text("inBook", { book: printedNumber(String(book), language), hadith: number });
}

/** A collection with the number in use, and with the book and the number within it where it is cited so. */
export function placeLine({ name, number, inBook }: HadithSource, text: Text, language: Language): string {
  const line = `${name} ${printedNumber(number, language)}`;
  return inBook ? `${line} (${placeInBook(inBook, text, language)})` : line;
}
