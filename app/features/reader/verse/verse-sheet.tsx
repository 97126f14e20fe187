import { Copy, type LucideIcon, Pause, Image as Picture, Play, Share2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { VerseActions } from "#app/features/reader/actions/use-verse-actions.ts";
import type { Reading } from "#app/features/reader/reading/reading.ts";
import { useEditions } from "#app/features/reader/settings/use-editions.ts";
import type { VerseLinks } from "#app/features/reader/verse/verse-view.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { printedNumber } from "#app/i18n/printed-number.ts";
import { ReportButton } from "#app/text-tools/report-button.tsx";
import { Button } from "#app/ui/button.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { findPart, loadStructure } from "#content/quran/index.ts";
import { type VerseReference, verseKey, verseNumber } from "#domain/verse-reference.ts";
import { RangeEnd } from "./range-end.tsx";
import { useVersePicture } from "./use-verse-picture.tsx";
import { VerseLabel, VerseNote } from "./verse-marks.tsx";
import { VerseWords } from "./verse-words.tsx";

export type OpenedVerseProps = {
  readonly reading: Reading;
  readonly ayah: number;
  readonly isOpen: boolean;
  readonly isPlaying: boolean;
  readonly actions: VerseActions;
  readonly links: VerseLinks;
  readonly onClose: () => void;
};

/**
 * Details of a verse: its place in the mushaf, its words, the person's label and note, and sharing from it onwards.
 * `children` is more to do with it, after what is done most.
 */
export function VerseSheet(props: OpenedVerseProps & { readonly children?: ReactNode }) {
  "use memo";
  const { reading, ayah, isOpen, isPlaying, actions, links, onClose, children } = props;
  const text = useMessages("reader");
  const language = useLanguage();
  const { picture, openPicture } = useVersePicture(reading, ayah);
  const title = `${reading.name.name} ${formatNumber(reading.surah.number, language)}:${formatNumber(ayah, language)}`;
  const reference = { surah: reading.surah.number, ayah };
  return (
    <Sheet title={title} closeLabel={text("close")} isOpen={isOpen} onClose={onClose}>
      <div className="grid gap-5">
        <QuickActions
          ayah={ayah}
          isPlaying={isPlaying}
          actions={actions}
          onPicture={() => openPicture(ayah)}
        />
        {children}
        <VerseLabel reference={reference} />
        <VersePlace reference={reference} />
        {/* The room of what is to come, so that nothing below it moves. */}
        <div className="min-h-61">
          <links.Rows verse={reference} />
        </div>
        <VerseWords reference={reference} />
        <VerseNote key={ayah} reference={reference} />
        <RangeShare ayah={ayah} last={reading.surah.ayahs} actions={actions} onPicture={openPicture} />
        <VerseReport reading={reading} ayah={ayah} />
        {picture}
      </div>
    </Sheet>
  );
}

/** Reports a mistake in a verse, or in the translation that is shown. */
export function VerseReport({ reading, ayah }: Pick<OpenedVerseProps, "reading" | "ayah">) {
  "use memo";
  const language = useLanguage();
  const { edition } = useEditions();
  const key = verseKey({ surah: reading.surah.number, ayah });
  return (
    <ReportButton
      about={edition ? `verse/${key}/${edition}` : `verse/${key}`}
      name={`${reading.name.name} ${printedNumber(key, language)}`}
    />
  );
}

type QuickActionsProps = {
  readonly ayah: number;
  readonly isPlaying: boolean;
  readonly actions: VerseActions;
  readonly onPicture: () => void;
};

/** What is done with a verse most, each with its word. */
export function QuickActions({ ayah, isPlaying, actions, onPicture }: QuickActionsProps) {
  "use memo";
  const text = useMessages("mushaf");
  const quick: readonly (readonly [LucideIcon, string, () => void])[] = [
    [isPlaying ? Pause : Play, text(isPlaying ? "quickPause" : "quickPlay"), () => actions.play(ayah)],
    [Copy, text("quickCopy"), () => actions.copy(ayah)],
    [Share2, text("quickShare"), () => actions.share(ayah)],
    [Picture, text("quickPicture"), onPicture],
  ];
  return (
    <div className="grid grid-cols-4 gap-2">
      {quick.map(([Icon, label, act]) => (
        <button
          key={label}
          type="button"
          onClick={act}
          className="grid min-h-18 min-w-0 place-content-center justify-items-center gap-1.5 px-1 text-center wrap-anywhere rounded-control border border-edge font-medium text-sm hover:border-green"
        >
          <Icon aria-hidden="true" className="size-5.5" />
          {label}
        </button>
      ))}
    </div>
  );
}

const markClass = "rounded-round border border-line px-3 py-1";

/** The juz, hizb, ruku and page of a verse, and whether it is a verse of prostration. */
export function VersePlace({ reference }: { readonly reference: VerseReference }) {
  "use memo";
  const text = useMessages("mushaf");
  const language = useLanguage();
  const { value: structure } = useAsync("structure", loadStructure);
  const verse = verseNumber(reference);
  const number = (value: number) => formatNumber(value, language);
  if (!structure || verse === undefined)
    return (
      <p aria-hidden="true" className={`invisible w-fit text-sm ${markClass}`}>
        {text("juz", { number: number(1) })}
      </p>
    );
  const marks = [
    text("juz", { number: number(findPart(structure.juz, verse)) }),
    text("hizb", { number: number(Math.ceil(findPart(structure.hizbQuarter, verse) / 4)) }),
    text("rukuOf", { number: number(findPart(structure.ruku, verse)) }),
    text("pageOf", { number: number(findPart(structure.page, verse)) }),
    ...(structure.sajda.includes(verse) ? [text("sajda")] : []),
  ];
  return (
    <ul className="flex flex-wrap gap-2 text-sm">
      {marks.map((mark) => (
        <li key={mark} className={markClass}>
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
  readonly actions: Pick<VerseActions, "copy" | "share">;
  readonly onPicture: (to: number) => void;
};

/** Copies, draws or shares the verses from one to a chosen one of its surah. */
export function RangeShare({ ayah, last, actions, onPicture }: RangeShareProps) {
  "use memo";
  const text = useMessages("mushaf");
  const [chosen, setChosen] = useState<{ readonly from: number; readonly to: number }>();
  const to = chosen?.from === ayah ? chosen.to : ayah;
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-medium text-sm">{text("shareRange")}</legend>
      <RangeEnd from={ayah} last={last} to={to} onChange={(end) => setChosen({ from: ayah, to: end })} />
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => actions.copy(ayah, to)}>
          <Copy aria-hidden="true" className="size-4" />
          {text("copyRange")}
        </Button>
        <Button aria-haspopup="dialog" onClick={() => onPicture(to)}>
          <Picture aria-hidden="true" className="size-4" />
          {text("rangePicture")}
        </Button>
        <Button onClick={() => actions.share(ayah, to)}>
          <Share2 aria-hidden="true" className="size-4" />
          {text("shareRangeNow")}
        </Button>
      </div>
    </fieldset>
  );
}
