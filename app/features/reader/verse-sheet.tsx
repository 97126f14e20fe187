import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Sheet } from "#app/ui/sheet.tsx";
import type { Reading } from "./reading.ts";
import { VerseLabel } from "./verse-label.tsx";
import { VerseNote } from "./verse-note.tsx";
import { VersePlace } from "./verse-place.tsx";
import { VerseWords } from "./verse-words.tsx";

type VerseSheetProps = {
  readonly reading: Reading;
  readonly ayah: number | undefined;
  readonly onClose: () => void;
};

/** A verse closer: word by word, where it stands, its label and the person's note on it. */
export function VerseSheet({ reading, ayah, onClose }: VerseSheetProps) {
  const text = useMessages("reader");
  const language = useLanguage();
  const title = `${reading.name.name} ${formatNumber(reading.surah.number, language)}:${formatNumber(ayah ?? 1, language)}`;
  const reference = { surah: reading.surah.number, ayah: ayah ?? 1 };
  return (
    <Sheet title={title} closeLabel={text("close")} isOpen={ayah !== undefined} onClose={onClose}>
      <div className="grid gap-6">
        <VersePlace reference={reference} />
        <VerseWords reference={reference} />
        <VerseLabel reference={reference} />
        <VerseNote reference={reference} />
      </div>
    </Sheet>
  );
}
