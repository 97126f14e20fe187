import { useEffect, useState } from "react";
import { useRecitation } from "#app/audio/recitation-store.ts";
import { MessagesProvider, useLanguage } from "#app/i18n/messages.tsx";
import type { LoadedBar } from "./load-bar.ts";

/** The player's bar, fetched with its words once something is to be heard; it stays from page to page. */
export function Listening() {
  const language = useLanguage();
  const isWanted = useRecitation(({ status }) => status !== "idle");
  const [loaded, setLoaded] = useState<LoadedBar>();
  const isLoaded = loaded?.language === language;
  useEffect(() => {
    if (!isWanted || isLoaded) return;
    let isCurrent = true;
    import("./load-bar.ts")
      .then(({ loadBar }) => loadBar(language))
      .then((next) => {
        if (isCurrent) setLoaded(next);
      })
      .catch((error: unknown) => console.warn("the player's bar did not load", error));
    return () => {
      isCurrent = false;
    };
  }, [isWanted, isLoaded, language]);
  if (!isWanted || !loaded) return null;
  const { Bar, messages, surahNames } = loaded;
  return (
    <MessagesProvider language={loaded.language} messages={messages}>
      <Bar surahNames={surahNames} />
    </MessagesProvider>
  );
}
