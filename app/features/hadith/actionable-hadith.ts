import type { ActionableText } from "#app/browser/actionable-text.ts";
import { lineSeparator } from "#app/i18n/line-separator.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { printedNumber } from "#app/i18n/printed-number.ts";
import type { Hadith } from "#content/hadith/index.ts";
import { directionOf, type Language } from "#domain/language.ts";

/** The collections and numbers of a hadith in one line, in the reader's language. */
export function sourceLine({ sources }: Hadith, language: Language): string {
  return sources
    .map(({ name, number }) => `${name} ${printedNumber(number, language)}`)
    .join(lineSeparator(language));
}

/** What is shared, copied or drawn of a hadith: its Arabic, translation, narrator, source and address. */
function actionableHadith(hadith: Hadith, title: string, source: string, language: Language): ActionableText {
  const { id, arabic, text, narrator } = hadith;
  return {
    kind: "hadith",
    id,
    name: source,
    shared: {
      title,
      text: [arabic, text, `${narrator}${lineSeparator(language)}${source}`].filter(Boolean).join("\n\n"),
      path: `/hadith?id=${id}`,
    },
    card: {
      arabic,
      isQuran: false,
      translation: text,
      source: `${narrator}${lineSeparator(language)}${source}`,
      language,
      direction: directionOf(language),
    },
  };
}

/** A hadith's source line, and what its actions work on, in the reader's language. */
export function useActionableHadith(hadith: Hadith): {
  readonly source: string;
  readonly actionable: ActionableText;
} {
  const text = useMessages("hadith");
  const language = useLanguage();
  const source = sourceLine(hadith, language);
  return { source, actionable: actionableHadith(hadith, text("shareTitle", { source }), source, language) };
}
