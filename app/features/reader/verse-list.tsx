import { useMemo } from "react";
import type { FontSize } from "./reader-settings.ts";
import type { Reading } from "./reading.ts";
import { useGrowingWindow } from "./use-growing-window.ts";
import { VerseGroup } from "./verse-group.tsx";

const groupLength = 6;

type VerseListProps = {
  readonly reading: Reading;
  readonly fontSize: FontSize;
  readonly hasTranslation: boolean;
  readonly current: number | undefined;
  readonly heard: number | undefined;
  readonly onPlay: (ayah: number) => void;
  readonly favorites: readonly string[];
  readonly onFavorite: (ayah: number) => void;
};

/** The verses of a surah in groups whose borders never move, so that growing remounts nothing. */
export function VerseList({
  reading,
  fontSize,
  hasTranslation,
  current,
  heard,
  onPlay,
  favorites,
  onFavorite,
}: VerseListProps) {
  const { from, to } = useGrowingWindow(reading);
  const favoriteAyahs = useMemo(
    () =>
      favorites
        .filter((key) => key.startsWith(`${reading.surah.number}:`))
        .map((key) => Number(key.split(":")[1])),
    [favorites, reading.surah.number],
  );
  const firstGroup = Math.floor((from - 1) / groupLength);
  const lastGroup = Math.floor((to - 1) / groupLength);
  const groups = Array.from({ length: lastGroup - firstGroup + 1 }, (_, index) => firstGroup + index);
  const drawn = groups.map((group) => {
    const start = Math.max(from, group * groupLength + 1);
    const end = Math.min(to, (group + 1) * groupLength);
    const isHere = (ayah: number) => ayah >= start && ayah <= end;
    const here = (ayah: number | undefined) => (ayah !== undefined && isHere(ayah) ? ayah : undefined);
    return (
      <VerseGroup
        key={group}
        reading={reading}
        from={start}
        to={end}
        fontSize={fontSize}
        hasTranslation={hasTranslation}
        current={here(current)}
        heard={here(heard)}
        onPlay={onPlay}
        favorites={favoriteAyahs.filter(isHere).join(" ")}
        onFavorite={onFavorite}
      />
    );
  });
  // The list keeps the eye in place itself while it grows above; the browser's own anchoring would add to that.
  return <div className="[overflow-anchor:none]">{drawn}</div>;
}
