import { Square, Volume2 } from "lucide-react";
import { useEffect } from "react";
import { readAloud, stopReading, useHasVoice, useIsRead } from "#app/audio/reading-voice.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";

/** Reads a translation in the device's own voice, and says that it is that; absent where there is none. */
export function ReadAloudButton({ words }: { readonly words: string }) {
  const text = useMessages("texts");
  const language = useLanguage();
  const hasVoice = useHasVoice(language);
  const isRead = useIsRead(words);
  useEffect(() => stopReading, []);
  if (!hasVoice) return null;
  return (
    <Button onClick={() => (isRead ? stopReading() : readAloud(words, language))}>
      {isRead ? (
        <Square aria-hidden="true" className="size-4" />
      ) : (
        <Volume2 aria-hidden="true" className="size-4" />
      )}
      {text(isRead ? "stopReading" : "readTranslation")}
    </Button>
  );
}
