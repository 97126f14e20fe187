import { useMessages } from "#app/i18n/messages.tsx";
import { canKeepPacks } from "#app/offline/packs.ts";
import { Sheet } from "#app/ui/sheet.tsx";
import type { SurahName } from "#content/quran/index.ts";
import { AudioPacks } from "./audio-packs.tsx";
import { SpaceUsed } from "./space-used.tsx";
import { TextPacks } from "./text-packs.tsx";

type OfflineSheetProps = {
  readonly surahNames: readonly SurahName[];
  readonly chosen: { readonly surah?: number; readonly recording?: string };
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** Texts and recitations to keep on the device, and what lies there. */
export function OfflineSheet({ surahNames, chosen, isOpen, onClose }: OfflineSheetProps) {
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
