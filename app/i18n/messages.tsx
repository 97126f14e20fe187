import { type I18n, type Messages, setupI18n } from "@lingui/core";
import { createContext, type ReactNode, useContext } from "react";
import { type Direction, directionOf, type Language } from "#domain/language.ts";
import type { Area, Catalogue } from "./catalogue.ts";
import { localeOf } from "./locale.ts";

type Values = Readonly<Record<string, string | number>>;

type Words = { readonly language: Language; readonly i18n: I18n };

const WordsContext = createContext<Words | undefined>(undefined);

/** Gives the tree below it one language and the words loaded for it. */
export function MessagesProvider(props: { language: Language; messages: Messages; children: ReactNode }) {
  const { language, messages, children } = props;
  const i18n = setupI18n({
    locale: language,
    locales: localeOf(language),
    messages: { [language]: messages },
  });
  return <WordsContext value={{ language, i18n }}>{children}</WordsContext>;
}

function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error("messages are read outside MessagesProvider");
  return words;
}

/** The words of one area: `text("next", { n: 3 })`. A key nobody translated answers with itself. */
export function useMessages<A extends Area>(area: A) {
  const { i18n } = useWords();
  return (key: keyof Catalogue[A] & string, values?: Values): string => {
    const id = `${area}.${key}`;
    const text = i18n._(id, values);
    return text === id ? key : text;
  };
}

/** All words that are loaded where this stands. */
export function useLoadedWords(): Messages {
  return useWords().i18n.messages;
}

/** The language being shown. */
export function useLanguage(): Language {
  return useWords().language;
}

/** The direction of the language being shown. */
export function useDirection(): Direction {
  return directionOf(useWords().language);
}
