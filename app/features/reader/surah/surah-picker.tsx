import { ChevronDown } from "lucide-react";
import type { Reading } from "#app/features/reader/reading/reading.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { useOpenedPart } from "#app/ui/use-opened-part.ts";

const SurahSheet = lazyComponent(() => import("./surah-sheet.tsx").then((sheet) => sheet.SurahSheet));

type SurahPickerProps = { readonly reading: Reading; readonly onChoose: (surah: number) => void };

/** Button with the name of the open surah; opens the searchable list of all 114. */
export function SurahPicker({ reading, onChoose }: SurahPickerProps) {
  const text = useMessages("reader");
  const shell = useMessages("shell");
  const failure = { title: shell("loadFailedTitle"), description: shell("loadFailedText") };
  const { isOpen, open, close } = useOpenedPart(SurahSheet, failure);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={open}
        className="field flex items-center justify-between gap-2 text-start hover:border-green"
      >
        <span className="sr-only">{text("chooseSurah")}</span>
        <span className="min-w-0 break-words">{text("surahName", { name: reading.name.name })}</span>
        <ChevronDown aria-hidden="true" className="size-4 shrink-0" />
      </button>
      {isOpen !== undefined && (
        <SurahSheet
          current={reading.surah.number}
          isOpen={isOpen}
          onClose={close}
          onChoose={(surah) => {
            close();
            onChoose(surah);
          }}
        />
      )}
    </>
  );
}
