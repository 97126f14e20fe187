import { useEffect, useState } from "react";
import { loadMessages } from "#app/i18n/load-messages.ts";
import { MessagesProvider, useLanguage } from "#app/i18n/messages.tsx";

/** Fetches the settings with their words; what comes is drawn at once. */
async function loadOptions(language: Parameters<typeof loadMessages>[0]) {
  const [{ ListeningOptions }, messages] = await Promise.all([
    import("./listening-options.tsx"),
    loadMessages(language, ["player"]),
  ]);
  return { Options: ListeningOptions, messages, language };
}

/** The player's settings for a page with a player of its own; code and words come when they are first shown. */
export function OptionsDoor({ surah }: { readonly surah: number }) {
  const language = useLanguage();
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadOptions>>>();
  useEffect(() => {
    let isCurrent = true;
    loadOptions(language)
      .then((next) => isCurrent && setLoaded(next))
      .catch((error: unknown) => console.warn("the player's settings did not load", error));
    return () => {
      isCurrent = false;
    };
  }, [language]);
  if (!loaded) return null;
  return (
    <MessagesProvider language={loaded.language} messages={loaded.messages}>
      <loaded.Options surah={surah} />
    </MessagesProvider>
  );
}
