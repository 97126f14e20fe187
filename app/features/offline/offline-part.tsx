import { useEffect, useEffectEvent } from "react";
import { useAsync } from "#app/hydration/use-async.ts";
import { MessagesProvider, useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { useToast } from "#app/ui/toast.ts";

type OfflinePartProps = {
  /** The initial choice in the sheet. */
  readonly surah: number;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
};

/** The sheet for saving content on the device, where the button stands elsewhere; loaded when it is first opened. */
export function OfflinePart({ surah, isOpen, onToggle }: OfflinePartProps) {
  const text = useMessages("shell");
  const language = useLanguage();
  const showToast = useToast();
  const {
    latest: loaded,
    hasFailed,
    retry,
  } = useAsync(isOpen ? language : undefined, async () =>
    (await import("./offline-sheet.tsx")).loadSheet(language),
  );
  const giveUp = useEffectEvent(() => {
    showToast({ title: text("loadFailedTitle"), description: text("loadFailedText") });
    onToggle(false);
    // The next press loads again.
    retry();
  });
  useEffect(() => {
    if (hasFailed) giveUp();
  }, [hasFailed]);
  if (!loaded) return null;
  return (
    <MessagesProvider language={loaded.language} messages={loaded.messages}>
      <loaded.Sheet
        surahNames={loaded.surahNames}
        chosen={{ surah }}
        isOpen={isOpen}
        onClose={() => onToggle(false)}
      />
    </MessagesProvider>
  );
}
