import type { Reading } from "#app/features/reader/reading/reading.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Sheet } from "#app/ui/sheet.tsx";
import { RangeShare } from "./range-share.tsx";
import { VerseLabel } from "./verse-label.tsx";
import { VerseNote } from "./verse-note.tsx";
import { VersePlace } from "./verse-place.tsx";
import type { VerseActions } from "./verse-view.ts";
import { VerseWords } from "./verse-words.tsx";

type VerseSheetProps = {
  readonly reading: Reading;
  readonly ayah: number;
  readonly isOpen: boolean;
  readonly actions: Pick<VerseActions, "copy" | "share">;
  readonly onClose: () => void;
};

/** A verse closer: word by word, where it stands, its label, the person's note on it, and it with those after it. */
export function VerseSheet({ reading, ayah, isOpen, actions, onClose }: VerseSheetProps) {
  const text = useMessages("reader");
  const language = useLanguage();
  const title = `${reading.name.name} ${formatNumber(reading.surah.number, language)}:${formatNumber(ayah, language)}`;
  const reference = { surah: reading.surah.number, ayah };
  return (
    <Sheet title={title} closeLabel={text("close")} isOpen={isOpen} onClose={onClose}>
      <div className="grid gap-6">
        <VersePlace reference={reference} />
        <VerseWords reference={reference} />
        <VerseLabel reference={reference} />
        <VerseNote key={ayah} reference={reference} />
        <RangeShare ayah={ayah} last={reading.surah.ayahs} actions={actions} />
      </div>
    </Sheet>
  );
}
