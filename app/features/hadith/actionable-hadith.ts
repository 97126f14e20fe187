import type { ActionableText } from "#app/browser/actionable-text.ts";
import type { Hadith } from "#content/hadith/index.ts";
import { directionOf, type Language } from "#domain/language.ts";

/** Where a hadith can be looked up, in one line of the reader's language. */
export function sourceLine({ sources }: Hadith, numberOf: (printed: string) => string): string {
  return sources.map(({ name, number }) => `${name} ${numberOf(number)}`).join(" · ");
}

/** What can be done with a hadith: handed on with its Arabic, translation, narrator, source and address. */
export function actionableHadith(
  hadith: Hadith,
  title: string,
  source: string,
  language: Language,
): ActionableText {
  const { id, arabic, text, narrator } = hadith;
  return {
    kind: "hadith",
    id,
    name: source,
    shared: {
      title,
      text: [arabic, text, `${narrator} · ${source}`].filter(Boolean).join("\n\n"),
      path: `/hadith?id=${id}`,
    },
    card: {
      arabic,
      isQuran: false,
      translation: text,
      source: `${narrator} · ${source}`,
      language,
      direction: directionOf(language),
    },
  };
}
