import { setupI18n } from "@lingui/core";
import type { Language } from "#domain/language.ts";
import type { Area, Catalogue } from "./catalogue.ts";
import { loadMessages } from "./load-messages.ts";
import { localeOf } from "./locale.ts";

/** The words of one area for use outside the tree, as `useMessages` gives them inside. */
export async function loadWords<A extends Area>(language: Language, area: A) {
  const messages = { [language]: await loadMessages(language, [area]) };
  const i18n = setupI18n({ locale: language, locales: localeOf(language), messages });
  return (key: keyof Catalogue[A] & string, values?: Readonly<Record<string, string | number>>): string =>
    i18n._(`${area}.${key}`, values);
}
