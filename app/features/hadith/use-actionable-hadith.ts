import type { ActionableText } from "#app/browser/actionable-text.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { printedNumber } from "#app/i18n/printed-number.ts";
import type { Hadith } from "#content/hadith/index.ts";
import { actionableHadith, sourceLine } from "./actionable-hadith.ts";

/** A hadith with its source line and its acts in the reader's language. */
export function useActionableHadith(hadith: Hadith): {
  readonly source: string;
  readonly actionable: ActionableText;
} {
  const text = useMessages("hadith");
  const language = useLanguage();
  const source = sourceLine(hadith, (number) => printedNumber(number, language));
  return { source, actionable: actionableHadith(hadith, text("shareTitle", { source }), source, language) };
}
