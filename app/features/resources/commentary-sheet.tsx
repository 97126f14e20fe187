import { useDeferredValue } from "react";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { surahs } from "#content/quran/index.ts";
import { ayahsIn, type VerseReference, verseKey } from "#domain/verse-reference.ts";
import { Commentary } from "./commentary.tsx";
import { useSurahNames } from "./use-surah-names.ts";

type CommentarySheetProps = {
  readonly verse: VerseReference | undefined;
  readonly onVerse: (key: string | undefined) => void;
};

/** The commentary of a verse in a sheet over the page; the address names the verse. */
export function CommentarySheet({ verse, onVerse }: CommentarySheetProps) {
  const text = useMessages("resources");
  const language = useLanguage();
  const names = useSurahNames();
  // The sheet opens at once, its content renders after that.
  const rendered = useDeferredValue(verse);
  const { surah, ayah } = rendered ?? { surah: 1, ayah: 1 };
  const number = (value: number) => formatNumber(value, language);
  return (
    <Sheet
      title={text("tafsir.title")}
      closeLabel={text("close")}
      isOpen={verse !== undefined}
      isOutsideHistory
      onClose={() => onVerse(undefined)}
      isWide
    >
      <div className="min-h-[70dvh]">
        {rendered && (
          <>
            <div className="mb-6 grid grid-cols-[2fr_1fr] gap-3">
              <SelectField
                label={text("surah")}
                name="surah"
                value={String(surah)}
                onChange={(value) => onVerse(verseKey({ surah: Number(value), ayah: 1 }))}
                options={surahs.map(({ number: value, arabicName }) => ({
                  value: String(value),
                  label: `${number(value)}. ${names[value - 1]?.name ?? arabicName}`,
                }))}
              />
              <SelectField
                label={text("ayah")}
                name="ayah"
                value={String(ayah)}
                onChange={(value) => onVerse(verseKey({ surah, ayah: Number(value) }))}
                options={Array.from({ length: ayahsIn(surah) }, (_, at) => ({
                  value: String(at + 1),
                  label: number(at + 1),
                }))}
              />
            </div>
            <Commentary key={verseKey({ surah, ayah })} verse={{ surah, ayah }} />
          </>
        )}
      </div>
    </Sheet>
  );
}
