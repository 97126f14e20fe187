import type { ActedText } from "#app/browser/acted-text.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { printedNumber } from "#app/i18n/printed-number.ts";
import type { Hadith } from "#content/hadith/index.ts";
import { actedHadith, sourceLine } from "./acted-hadith.ts";

/** A hadith with its source line and its acts in the reader's language. */
export function useActedHadith(hadith: Hadith): { readonly source: string; readonly acted: ActedText } {
  const text = useMessages("hadith");
  const language = useLanguage();
  const source = sourceLine(hadith, (number) => printedNumber(number, language));
  return { source, acted: actedHadith(hadith, text("shareTitle", { source }), source, language) };
}
