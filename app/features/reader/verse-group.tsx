import { memo } from "react";
import type { FontSize } from "./reader-settings.ts";
import type { Reading } from "./reading.ts";
import { VerseCard } from "./verse-card.tsx";

type VerseGroupProps = {
  readonly reading: Reading;
  readonly from: number;
  readonly to: number;
  readonly fontSize: FontSize;
  readonly hasTranslation: boolean;
  /** The highlighted verse when it stands in this group. */
  readonly current: number | undefined;
  /** The verse that is being recited when it stands in this group. */
  readonly heard: number | undefined;
  readonly onPlay: (ayah: number) => void;
  /** Favourite ayahs of this group, joined: a string keeps the memo quiet. */
  readonly favorites: string;
  readonly onFavorite: (ayah: number) => void;
};

/** A handful of verses that are mounted together and laid out apart from the rest. */
export const VerseGroup = memo(function VerseGroup(props: VerseGroupProps) {
  const { reading, from, to, fontSize, hasTranslation, current, heard, onPlay, favorites, onFavorite } =
    props;
  const favoriteAyahs = favorites.split(" ");
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
            translation={hasTranslation ? reading.translation?.[at] : undefined}
            edition={reading.edition}
            fontSize={fontSize}
            isCurrent={current === ayah}
            isHeard={heard === ayah}
            onPlay={onPlay}
            isFavorite={favoriteAyahs.includes(String(ayah))}
            onFavorite={onFavorite}
          />
        );
      })}
    </ol>
  );
});
