import { useEffect, useEffectEvent, useState } from "react";
import type { OpenReader } from "#app/features/reader/use-reader.ts";
import type { VerseLinks } from "#app/features/reader/verse/verse-view.ts";
import { MoreWords } from "#app/i18n/more-words.tsx";
import { type VerseReference, verseKey } from "#domain/verse-reference.ts";
import { VerseMark } from "./verse-mark.tsx";
import { VersePanel } from "./verse-panel.tsx";
import { VerseSheet } from "./verse-sheet.tsx";

type VerseDetailsProps = {
  readonly reader: OpenReader;
  readonly links: VerseLinks;
  /** In a panel beside the text instead of a sheet over it. */
  readonly isBeside: boolean;
};

/** All there is on the verse that was opened. A verse of another surah opens as soon as that surah is loaded. */
export function VerseDetails({ reader, links, isBeside }: VerseDetailsProps) {
  const { sheet, reading, actions, closeSheet, playing, view, marked, isPaged } = reader;
  const followed = useFollowedVerse(reader);
  const verse = isBeside ? followed : sheet;
  const ayah = verse?.surah === reading.surah.number ? verse.ayah : undefined;
  const details = { reading, isPlaying: playing === ayah, actions, links, onClose: closeSheet };
  return (
    <MoreWords area="mushaf">
      {isBeside && <VersePanel {...details} ayah={ayah} opened={sheet} variant={view.variant} />}
      {!isBeside && ayah !== undefined && (
        <VerseSheet {...details} ayah={ayah} isOpen={sheet?.isOpen ?? false}>
          {isPaged && (
            <VerseMark
              variant={view.variant}
              ayah={ayah}
              isMarked={marked.includes(verseKey({ surah: reading.surah.number, ayah }))}
              onMark={actions.mark}
            />
          )}
        </VerseSheet>
      )}
    </MoreWords>
  );
}

/** The verse that was opened, then each that is chosen or recited; it stays while a note is being written. */
function useFollowedVerse({ sheet, current, reading }: OpenReader): VerseReference | undefined {
  const [followed, setFollowed] = useState<VerseReference | undefined>(sheet);
  const surah = reading.surah.number;
  const follow = useEffectEvent((number: number, ayah: number | undefined) => {
    if (document.activeElement instanceof HTMLTextAreaElement) return;
    if (ayah === undefined && followed?.surah === number) return;
    setFollowed({ surah: number, ayah: ayah ?? 1 });
  });
  useEffect(() => follow(surah, current), [surah, current]);
  useEffect(() => setFollowed(sheet), [sheet]);
  return followed;
}
