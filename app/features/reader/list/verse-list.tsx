import { useMemo } from "react";
import type { Reading } from "#app/features/reader/reading/reading.ts";
import type { VerseActions, VerseView } from "#app/features/reader/verse/verse-view.ts";
import { useGrowingWindow } from "./use-growing-window.ts";
import { VerseGroup } from "./verse-group.tsx";

const groupLength = 6;

type VerseListProps = {
  readonly reading: Reading;
  readonly view: VerseView;
  readonly actions: VerseActions;
  readonly current: number | undefined;
  readonly playing: number | undefined;
  /** Keys of the kept verses of all surahs. */
  readonly marked: readonly string[];
};

/** The verses of a surah in groups whose borders never move, so that growing remounts nothing. */
export function VerseList({ reading, view, actions, current, playing, marked }: VerseListProps) {
  const { from, to } = useGrowingWindow(reading);
  const { number } = reading.surah;
  const markedAyahs = useMemo(
    () => marked.filter((key) => key.startsWith(`${number}:`)).map((key) => Number(key.split(":")[1])),
    [marked, number],
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
        view={view}
        actions={actions}
        current={here(current)}
        playing={here(playing)}
        marked={markedAyahs.filter(isHere).join(" ")}
      />
    );
  });
  // The list keeps the eye in place itself while it grows above; the browser's own anchoring would add to that.
  return <div className="[overflow-anchor:none]">{drawn}</div>;
}
