import { useEffect, useState } from "react";
import { useMessages } from "#app/i18n/messages.tsx";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { Sheet } from "#app/ui/sheet.tsx";
import type { TajweedSpan } from "#domain/tajweed/rule.ts";
import { LayerChoices, useLayerData } from "./layer-choices.tsx";
import { nearVerses } from "./near-verses.ts";
import { paintRules } from "./paint-rules.ts";
import { storedLayer } from "./stored-layer.ts";
import { TappedVerse } from "./tapped-verse.tsx";
import { letterAt, verseTextOf } from "./verse-text.ts";

type TajweedLayerProps = {
  readonly surah: number;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

type Tapped = { readonly ayah: number; readonly text: string; readonly from: number | undefined };

const noSpans: readonly TajweedSpan[] = [];

/** The rules marked on the verses of the page, the reader's choice of them, and the rules of a tapped verse. */
export function TajweedLayer({ surah, isOpen, onClose }: TajweedLayerProps) {
  const text = useMessages("studying");
  const [{ isOn, rules }] = useStoredValue(storedLayer);
  const { data, hasFailed } = useLayerData(surah);
  const [tapped, setTapped] = useState<Tapped>();
  const verses = isOn ? data?.verses : undefined;
  // Watched from the start, so that switching the rules on only has to paint.
  const [near] = useState(nearVerses);
  useEffect(() => near.watch(), [near]);

  useEffect(() => {
    if (!verses) return;
    const shownOf = (ayah: number) => verses[ayah - 1]?.filter(({ rule }) => rules.includes(rule)) ?? noSpans;
    const clear = paintRules(near, shownOf);
    const tap = ({ target, clientX, clientY }: MouseEvent) => {
      const verse =
        target instanceof Element && target.closest("[data-arabic]") && target.closest("[data-ayah]");
      const words = verse ? verseTextOf(verse) : undefined;
      if (!verse || !words || getSelection()?.isCollapsed === false) return;
      const at = letterAt(words, clientX, clientY);
      const ayah = Number(verse.getAttribute("data-ayah"));
      // Every letter of the text is one UTF-16 unit, so offsets in letters and in units are the same.
      const span = at === undefined ? undefined : shownOf(ayah).find(({ from, to }) => at >= from && at < to);
      if (span) setTapped({ ayah, text: words.data, from: span.from });
    };
    document.addEventListener("click", tap);
    return () => {
      clear();
      document.removeEventListener("click", tap);
    };
  }, [near, verses, rules]);

  const openVerse = (ayah: number) => {
    const verse = document.querySelector(`[data-ayah="${ayah}"]`);
    const words = verse ? verseTextOf(verse) : undefined;
    if (words) setTapped({ ayah, text: words.data, from: undefined });
  };
  return (
    <>
      <Sheet title={text("tajweed")} closeLabel={text("close")} isOpen={isOpen} onClose={onClose}>
        <LayerChoices data={data} hasFailed={hasFailed} onVerse={openVerse} />
      </Sheet>
      <Sheet
        title={text("rulesOfVerse")}
        closeLabel={text("close")}
        isOpen={tapped !== undefined}
        onClose={() => setTapped(undefined)}
      >
        {tapped && data && (
          <TappedVerse
            key={`${tapped.ayah} ${tapped.from}`}
            text={tapped.text}
            spans={data.verses[tapped.ayah - 1] ?? noSpans}
            from={tapped.from}
            cards={data.cards}
          />
        )}
      </Sheet>
    </>
  );
}
