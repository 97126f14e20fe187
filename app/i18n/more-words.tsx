import { type ReactNode, useEffect, useState } from "react";
import type { Language } from "#domain/language.ts";
import type { Area } from "./catalogue.ts";
import { loadMessages } from "./load-messages.ts";
import { MessagesProvider, useLanguage, useLoadedWords } from "./messages.tsx";
import type { Messages } from "./say.ts";

/** Gives the tree below it the words of one area more; draws it once they are there. */
export function MoreWords({ area, children }: { readonly area: Area; readonly children: ReactNode }) {
  const language = useLanguage();
  const around = useLoadedWords();
  const [loaded, setLoaded] = useState<{ readonly language: Language; readonly messages: Messages }>();
  useEffect(() => {
    let isCurrent = true;
    loadMessages(language, [area])
      .then((messages) => isCurrent && setLoaded({ language, messages }))
      .catch((error: unknown) => console.warn("words did not load", area, error));
    return () => {
      isCurrent = false;
    };
  }, [language, area]);
  if (loaded?.language !== language) return null;
  return (
    <MessagesProvider language={language} messages={{ ...around, ...loaded.messages }}>
      {children}
    </MessagesProvider>
  );
}
