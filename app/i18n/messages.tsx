import { createContext, type ReactNode, useContext } from "react";
import { type Direction, directionOf, type Language } from "#domain/language.ts";
import type { Area, Catalogue } from "./catalogue.ts";
import { type Messages, say, type Values } from "./say.ts";

type Words = { readonly language: Language; readonly messages: Messages };

const WordsContext = createContext<Words | undefined>(undefined);

/** Provides one language and its loaded messages to the tree below. */
export function MessagesProvider(props: { language: Language; messages: Messages; children: ReactNode }) {
  "use memo";
  const { language, messages, children } = props;
  return <WordsContext value={{ language, messages }}>{children}</WordsContext>;
}

function useWords(): Words {
  "use memo";
  const words = useContext(WordsContext);
  if (!words) throw new Error("messages are read outside MessagesProvider");
  return words;
}

/** The messages of one area: `text("next", { n: 3 })`. A missing key returns itself. */
export function useMessages<A extends Area>(area: A) {
  "use memo";
  const { language, messages } = useWords();
  return (key: keyof Catalogue[A] & string, values?: Values): string => {
    const id = `${area}.${key}`;
    const text = say(messages, language, id, values);
    return text === id ? key : text;
  };
}

/** All messages that are loaded here. */
export function useLoadedWords(): Messages {
  "use memo";
  return useWords().messages;
}

/** The language being shown. */
export function useLanguage(): Language {
  "use memo";
  return useWords().language;
}

/** The direction of the language being shown. */
export function useDirection(): Direction {
  "use memo";
  return directionOf(useWords().language);
}
