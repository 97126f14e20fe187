import { ChevronDown } from "lucide-react";
import { useState } from "react";
import type { Reading } from "#app/features/reader/reading/reading.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { Sheet } from "#app/ui/sheet.tsx";

const SurahList = lazyComponent(() => import("./surah-list.tsx").then((list) => list.SurahList));

type SurahPickerProps = { readonly reading: Reading; readonly onChoose: (surah: number) => void };

/** Button with the name of the open surah; opens the searchable list of all 114. */
export function SurahPicker({ reading, onChoose }: SurahPickerProps) {
  const text = useMessages("reader");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="field flex items-center justify-between gap-2 text-start hover:border-green"
      >
        <span className="sr-only">{text("chooseSurah")}</span>
        <span className="min-w-0 break-words">{text("surahName", { name: reading.name.name })}</span>
        <ChevronDown aria-hidden="true" className="size-4 shrink-0" />
      </button>
      <Sheet
        title={text("chooseSurah")}
        closeLabel={text("close")}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
      >
        <SurahList
          current={reading.surah.number}
          onChoose={(surah) => {
            setIsOpen(false);
            onChoose(surah);
          }}
        />
      </Sheet>
    </>
  );
}
