import { useEffect, useState } from "react";
import { formatBytes } from "#app/i18n/format-bytes.ts";
import { loadMessages } from "#app/i18n/load-messages.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import type { Messages } from "#app/i18n/say.ts";
import { canKeepPacks } from "#app/offline/packs.ts";
import { type StorageSpace, storageSpace } from "#app/offline/storage-space.ts";
import { Sheet } from "#app/ui/sheet.tsx";
import { loadSurahNames, type SurahName } from "#content/quran/index.ts";
import type { Language } from "#domain/language.ts";
import { AudioPacks } from "./audio-packs.tsx";
import { TextPacks } from "./text-packs.tsx";
import { useSettledPacks } from "./use-settled-packs.ts";

type OfflineSheetProps = {
  readonly surahNames: readonly SurahName[];
  readonly chosen: { readonly surah?: number; readonly recording?: string };
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** Texts and recitations to keep on the device, and what lies there. */
function OfflineSheet({ surahNames, chosen, isOpen, onClose }: OfflineSheetProps) {
  const text = useMessages("offline");
  return (
    <Sheet title={text("title")} closeLabel={text("close")} isOpen={isOpen} onClose={onClose}>
      {canKeepPacks() ? (
        <div className="grid gap-6">
          <SpaceUsed />
          <TextPacks />
          <AudioPacks surahNames={surahNames} chosen={chosen} />
        </div>
      ) : (
        <p>{text("unsupported")}</p>
      )}
    </Sheet>
  );
}

export type LoadedSheet = {
  readonly Sheet: typeof OfflineSheet;
  readonly language: Language;
  readonly messages: Messages;
  readonly surahNames: readonly SurahName[];
};

/** The sheet with the words and names it is drawn with. */
export async function loadSheet(language: Language): Promise<LoadedSheet> {
  const [messages, surahNames] = await Promise.all([
    loadMessages(language, ["offline", "player"]),
    loadSurahNames(language),
  ]);
  return { Sheet: OfflineSheet, language, messages, surahNames };
}

/** How much room this site takes up in the browser, and how much it may take. */
function SpaceUsed() {
  const text = useMessages("offline");
  const language = useLanguage();
  const settled = useSettledPacks();
  const [space, setSpace] = useState<StorageSpace>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew when a pack has come or gone
  useEffect(() => {
    storageSpace().then(setSpace);
  }, [settled]);
  return (
    <div className="grid gap-1 text-ink-soft text-sm">
      <p>{text("intro")}</p>
      <p role="status" className="min-h-6">
        {space &&
          text("space", {
            used: formatBytes(space.used, language),
            allowed: formatBytes(space.allowed, language),
          })}
      </p>
    </div>
  );
}
