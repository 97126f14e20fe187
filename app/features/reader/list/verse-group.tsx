import { memo } from "react";
import type { Reading } from "#app/features/reader/reading/reading.ts";
import { isInRange } from "#app/features/reader/reading/reading-place.ts";
import { VerseCard } from "#app/features/reader/verse/verse-card.tsx";
import type { VerseActions, VerseView } from "#app/features/reader/verse/verse-view.ts";

type VerseGroupProps = {
  readonly reading: Reading;
  readonly from: number;
  readonly to: number;
  readonly view: VerseView;
  readonly actions: VerseActions;
  /** The highlighted verse when it stands in this group. */
  readonly current: number | undefined;
  /** The verse that is being recited when it stands in this group. */
  readonly playing: number | undefined;
  /** Kept ayahs of this group, joined: a string keeps the memo quiet. */
  readonly marked: string;
};

/** A handful of verses that are mounted together and laid out apart from the rest. */
export const VerseGroup = memo(function VerseGroup(props: VerseGroupProps) {
  const { reading, from, to, view, actions, current, playing, marked } = props;
  const markedAyahs = marked.split(" ");
  const ayahs = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return (
    <ol className="[contain:layout_style]" start={from}>
      {ayahs.map((ayah) => {
        const at = ayah - reading.window.from;
        return (
          <VerseCard
            key={ayah}
            surah={reading.surah.number}
            ayah={ayah}
            arabic={reading.arabic[at] ?? ""}
            translation={view.hasTranslation ? reading.translation?.[at] : undefined}
            transliteration={view.hasTransliteration ? reading.transliteration?.[at] : undefined}
            edition={reading.edition}
            second={view.hasTranslation ? reading.second?.[at] : undefined}
            secondEdition={reading.secondEdition}
            isInRange={isInRange(reading.place, ayah)}
            view={view}
            actions={actions}
            isCurrent={current === ayah}
            isPlaying={playing === ayah}
            isMarked={markedAyahs.includes(String(ayah))}
          />
        );
      })}
    </ol>
  );
});
