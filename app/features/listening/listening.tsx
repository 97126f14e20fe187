import type { Messages } from "@lingui/core";
import { type ComponentType, useEffect, useState } from "react";
import { loadMessages } from "#app/i18n/load-messages.ts";
import { MessagesProvider, useLanguage } from "#app/i18n/messages.tsx";
import { useRecitation } from "#app/platform/recitation-store.ts";
import { loadSurahNames, type SurahName } from "#content/quran/index.ts";
import type { Language } from "#domain/language.ts";

type LoadedBar = {
  readonly Bar: ComponentType<{ surahNames: readonly SurahName[] }>;
  readonly language: Language;
  readonly messages: Messages;
  readonly surahNames: readonly SurahName[];
};

async function loadBar(language: Language): Promise<LoadedBar> {
  const [{ ListeningBar }, messages, surahNames] = await Promise.all([
    import("./listening-bar.tsx"),
    loadMessages(language, ["player"]),
    loadSurahNames(language),
  ]);
  return { Bar: ListeningBar, language, messages, surahNames };
}

/** The player's bar, fetched with its words once something is to be heard; it stays from page to page. */
export function Listening() {
  const language = useLanguage();
  const isWanted = useRecitation(({ status }) => status !== "idle");
  const [loaded, setLoaded] = useState<LoadedBar>();
  const isLoaded = loaded?.language === language;
  useEffect(() => {
    if (!isWanted || isLoaded) return;
    let isCurrent = true;
    loadBar(language)
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
