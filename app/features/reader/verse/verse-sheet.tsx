import { Copy, Image as Picture, Share2 } from "lucide-react";
import { useState } from "react";
import type { VerseActions } from "#app/features/reader/actions/use-verse-actions.ts";
import type { Reading } from "#app/features/reader/reading/reading.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Button } from "#app/ui/button.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { loadStructure, partHolding } from "#content/quran/index.ts";
import { type VerseReference, verseNumber } from "#domain/verse-reference.ts";
import { VerseLabel, VerseNote } from "./verse-marks.tsx";
import { VerseWords } from "./verse-words.tsx";

type VerseSheetProps = {
  readonly reading: Reading;
  readonly ayah: number;
  readonly isOpen: boolean;
  readonly actions: Pick<VerseActions, "copy" | "copyPicture" | "share">;
  readonly onClose: () => void;
};

/** Details of a verse: its place in the mushaf, its words, the person's label and note, and sharing from it onwards. */
export function VerseSheet({ reading, ayah, isOpen, actions, onClose }: VerseSheetProps) {
  "use memo";
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

/** The juz, hizb and page of a verse, and whether it is a verse of prostration. */
function VersePlace({ reference }: { readonly reference: VerseReference }) {
  "use memo";
  const text = useMessages("mushaf");
  const language = useLanguage();
  const { value: structure } = useAsync("structure", loadStructure);
  const verse = verseNumber(reference);
  if (!structure || verse === undefined) return null;
  const number = (value: number) => formatNumber(value, language);
  const marks = [
    text("juz", { number: number(partHolding(structure.juz, verse)) }),
    text("hizb", { number: number(Math.ceil(partHolding(structure.hizbQuarter, verse) / 4)) }),
    text("pageOf", { number: number(partHolding(structure.page, verse)) }),
    ...(structure.sajda.includes(verse) ? [text("sajda")] : []),
  ];
  return (
    <ul className="flex flex-wrap gap-2 text-sm">
      {marks.map((mark) => (
        <li key={mark} className="rounded-round border border-line px-3 py-1">
          {mark}
        </li>
      ))}
    </ul>
  );
}

type RangeShareProps = {
  readonly ayah: number;
  /** The last ayah of the surah. */
  readonly last: number;
  readonly actions: Pick<VerseActions, "copy" | "copyPicture" | "share">;
};

/** Copies or shares the verses from one to a chosen one of its surah. */
function RangeShare({ ayah, last, actions }: RangeShareProps) {
  "use memo";
  const text = useMessages("mushaf");
  const language = useLanguage();
  const [chosen, setChosen] = useState<{ readonly from: number; readonly to: number }>();
  const to = chosen?.from === ayah ? chosen.to : ayah;
  const number = (value: number) => formatNumber(value, language);
  const ends = Array.from({ length: last - ayah + 1 }, (_, index) => ayah + index);
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-medium text-sm">{text("shareRange")}</legend>
      <label className="flex items-center gap-3">
        <span className="shrink-0">{text("rangeUpTo", { from: number(ayah) })}</span>
        <select
          value={to}
          onChange={(event) => setChosen({ from: ayah, to: Number(event.target.value) })}
          className="field max-w-32"
        >
          {ends.map((end) => (
            <option key={end} value={end}>
              {number(end)}
            </option>
          ))}
        </select>
      </label>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => actions.copy(ayah, to)}>
          <Copy aria-hidden="true" className="size-4" />
          {text("copyRange")}
        </Button>
        <Button onClick={() => actions.copyPicture(ayah, to)}>
          <Picture aria-hidden="true" className="size-4" />
          {text("copyRangePicture")}
        </Button>
        <Button onClick={() => actions.share(ayah, to)}>
          <Share2 aria-hidden="true" className="size-4" />
          {text("shareRangeNow")}
        </Button>
      </div>
    </fieldset>
  );
}
