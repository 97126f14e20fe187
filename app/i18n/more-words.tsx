import type { ReactNode } from "react";
import { useAsync } from "#app/hydration/use-async.ts";
import type { Area } from "./catalogue.ts";
import { loadMessages } from "./load-messages.ts";
import { MessagesProvider, useLanguage, useLoadedWords } from "./messages.tsx";

/**
 * Gives the tree below it the messages of one more area; renders it once they are loaded. While another language's
 * messages load it stays with those it has, so that what was typed in it stays too.
 */
export function MoreWords({ area, children }: { readonly area: Area; readonly children: ReactNode }) {
  const language = useLanguage();
  const around = useLoadedWords();
  const { latest: loaded } = useAsync(`${language} ${area}`, () => loadMessages(language, [area]));
  if (!loaded) return null;
  return (
    <MessagesProvider language={language} messages={{ ...around, ...loaded }}>
      {children}
    </MessagesProvider>
  );
}
