import { CloudDownload } from "lucide-react";
import { useState } from "react";
import { MessagesProvider, useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import { useToast } from "#app/ui/toast.ts";
import type { LoadedSheet } from "./offline-sheet.tsx";

type OfflineTriggerProps = {
  /** The initial choice in the sheet. */
  readonly chosen?: { readonly surah?: number; readonly recording?: string };
};

/** Opens the sheet for saving content on the device; its code and messages are loaded on the click. */
export function OfflineTrigger({ chosen = {} }: OfflineTriggerProps) {
  const text = useMessages("shell");
  const language = useLanguage();
  const showToast = useToast();
  const [loaded, setLoaded] = useState<LoadedSheet>();
  const [isOpen, setIsOpen] = useState(false);
  const open = async () => {
    try {
      const { loadSheet } = await import("./offline-sheet.tsx");
      setLoaded(await loadSheet(language));
      setIsOpen(true);
    } catch (error) {
      console.warn("packs cannot be shown", error);
      showToast({ title: text("loadFailedTitle"), description: text("loadFailedText") });
    }
  };
  return (
    <>
      <Button look="bare" className="px-2! max-sm:order-last sm:px-4!" onClick={open} aria-haspopup="dialog">
        <CloudDownload aria-hidden="true" className="size-5" />
        {text("keepOffline")}
      </Button>
      {loaded && (
        <MessagesProvider language={loaded.language} messages={loaded.messages}>
          <loaded.Sheet
            surahNames={loaded.surahNames}
            chosen={chosen}
            isOpen={isOpen}
            onClose={() => setIsOpen(false)}
          />
        </MessagesProvider>
      )}
    </>
  );
}
