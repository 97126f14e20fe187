import type { Language } from "#domain/language.ts";
import type { Area, Catalogue } from "./catalogue.ts";
import { loadMessages } from "./load-messages.ts";
import { say, type Values } from "./say.ts";

/** The messages of one area for use outside of React, where `useMessages` cannot be called. */
export async function loadWords<A extends Area>(language: Language, area: A) {
  const messages = await loadMessages(language, [area]);
  return (key: keyof Catalogue[A] & string, values?: Values): string =>
    say(messages, language, `${area}.${key}`, values);
}
