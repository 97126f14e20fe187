import { useRecitation } from "#app/audio/recitation-store.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { MessagesProvider, useLanguage } from "#app/i18n/messages.tsx";

/** The player's bar, fetched with its messages when something first plays; it stays from page to page. */
export function Listening() {
  const language = useLanguage();
  const isShown = useRecitation(({ status }) => status !== "idle");
  // While another language loads, the bar stays in the one before.
  const { latest } = useAsync(isShown ? language : undefined, async () => {
    const { loadBar } = await import("./listening-bar.tsx");
    return loadBar(language);
  });
  if (!isShown || !latest) return null;
  const { Bar, messages, surahNames } = latest;
  return (
    <MessagesProvider language={latest.language} messages={messages}>
      <Bar surahNames={surahNames} />
    </MessagesProvider>
  );
}
