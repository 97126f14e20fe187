"use no memo";

import { type ReactNode, useEffect, useState } from "react";
import type { Area } from "./catalogue.ts";
import { loadMessages } from "./load-messages.ts";
import { MessagesProvider, useLanguage, useLoadedWords } from "./messages.tsx";
import type { Messages } from "./say.ts";

/**
 * Gives the tree below it the words of one area more; draws it once they are there.
 * While another language's words come it stays with those it has, and so does what was typed in it.
 */
export function MoreWords({ area, children }: { readonly area: Area; readonly children: ReactNode }) {
  const language = useLanguage();
  const around = useLoadedWords();
  const [loaded, setLoaded] = useState<Messages>();
  useEffect(() => {
    let isCurrent = true;
    loadMessages(language, [area])
      .then((messages) => isCurrent && setLoaded(messages))
      .catch((error: unknown) => console.warn("words did not load", area, error));
    return () => {
      isCurrent = false;
    };
  }, [language, area]);
  if (!loaded) return null;
  return (
    <MessagesProvider language={language} messages={{ ...around, ...loaded }}>
      {children}
    </MessagesProvider>
  );
}
