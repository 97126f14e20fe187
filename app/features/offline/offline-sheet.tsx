import { useAsync } from "#app/hydration/use-async.ts";
import { formatBytes } from "#app/i18n/format-bytes.ts";
import { loadMessages } from "#app/i18n/load-messages.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import type { Messages } from "#app/i18n/say.ts";
import { canKeepPacks } from "#app/offline/packs.ts";
import { storageSpace } from "#app/offline/storage-space.ts";
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

/** Texts and recitations to save on the device, and the space they use. */
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

/** Loads the sheet with the messages and surah names that it shows. */
export async function loadSheet(language: Language): Promise<LoadedSheet> {
  const [messages, surahNames] = await Promise.all([
    loadMessages(language, ["offline", "player"]),
    loadSurahNames(language),
  ]);
  return { Sheet: OfflineSheet, language, messages, surahNames };
}

/** How much storage this site uses in the browser, and how much it may use. */
function SpaceUsed() {
  const text = useMessages("offline");
  const language = useLanguage();
  const settled = useSettledPacks();
  // Measured again whenever a pack was saved or removed.
  const space = useAsync(String(settled), storageSpace).latest;
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
