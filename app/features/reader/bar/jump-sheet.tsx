import { type FormEvent, useState } from "react";
import type { Reading } from "#app/features/reader/reading/reading.ts";
import { SurahList } from "#app/features/reader/surah/surah-list.tsx";
import { useMessages } from "#app/i18n/messages.tsx";
import { MoreWords } from "#app/i18n/more-words.tsx";
import { Button } from "#app/ui/button.tsx";
import { Segments } from "#app/ui/choices.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { loadStructure } from "#content/quran/index.ts";
import { type VerseReference, verseAt } from "#domain/verse-reference.ts";

type JumpProps = {
  readonly reading: Reading;
  readonly ayah: number | undefined;
  /** Ayah 0: the beginning of the surah. */
  readonly onGo: (place: VerseReference) => void;
};

type JumpSheetProps = JumpProps & { readonly isOpen: boolean; readonly onClose: () => void };

/** Another place of the Quran: a verse of this surah, a juz, a page, or another surah. */
export function JumpSheet({ reading, ayah, isOpen, onClose, onGo }: JumpSheetProps) {
  const text = useMessages("reader");
  return (
    <Sheet title={text("chooseSurah")} closeLabel={text("close")} isOpen={isOpen} onClose={onClose}>
      <SurahList
        current={reading.surah.number}
        isFocused
        onChoose={(surah) => onGo({ surah, ayah: 0 })}
        below={
          <MoreWords area="mushaf">
            <JumpForm reading={reading} ayah={ayah} onGo={onGo} />
          </MoreWords>
        }
      />
    </Sheet>
  );
}

const counts = { juz: 30, page: 604 } as const;

/** A verse of the surah, a juz or a page by its number. */
function JumpForm({ reading: { surah }, ayah = 1, onGo }: JumpProps) {
  const text = useMessages("mushaf");
  const [unit, setUnit] = useState<"verse" | "juz" | "page">("verse");
  const [typed, setTyped] = useState(String(ayah));
  const most = unit === "verse" ? surah.ayahs : counts[unit];
  const go = async (event: FormEvent) => {
    event.preventDefault();
    const chosen = Number(typed);
    if (!Number.isInteger(chosen) || chosen < 1 || chosen > most) return;
    if (unit === "verse") return onGo({ surah: surah.number, ayah: chosen });
    const structure = await loadStructure();
    const first = verseAt(structure[unit][chosen - 1] ?? 0);
    if (first) onGo(first);
  };
  return (
    <form onSubmit={go} className="mt-2 flex flex-wrap items-center gap-2">
      <Segments
        label={text("jumpTo")}
        current={unit}
        onChange={(next) => {
          setUnit(next);
          setTyped("");
        }}
        options={[
          { value: "verse", label: text("jumpVerse") },
          { value: "juz", label: text("jumpJuz") },
          { value: "page", label: text("jumpPage") },
        ]}
      />
      <input
        type="number"
        inputMode="numeric"
        required
        min={1}
        max={most}
        value={typed}
        placeholder={`1–${most}`}
        aria-label={text("jumpNumber")}
        onChange={(event) => setTyped(event.target.value)}
        className="field w-20! grow"
      />
      <Button type="submit">{text("goToPage")}</Button>
    </form>
  );
}
