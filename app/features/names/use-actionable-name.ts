import type { ActionableText } from "#app/browser/actionable-text.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { directionOf } from "#domain/language.ts";
import type { NameEntry } from "./names-page-data.ts";

/** A name as a text with actions, in the reader's language. */
export function useActionableName({ id, arabic, transliteration, name, meaning }: NameEntry): ActionableText {
  const text = useMessages("names");
  const language = useLanguage();
  // In Arabic the name is its own translation.
  const words = language === "ar" ? meaning : `${name}: ${meaning}`;
  return {
    kind: "name",
    id: String(id),
    name: language === "ar" ? arabic : name,
    shared: {
      title: text("shareTitle", { name: arabic }),
      text: [arabic, transliteration, words].join("\n\n"),
      path: `/names-of-allah?id=${id}`,
    },
    card: {
      arabic,
      isQuran: false,
      translation: words,
      source: transliteration,
      language,
      direction: directionOf(language),
    },
  };
}
