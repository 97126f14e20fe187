import { useDeferredValue, useMemo } from "react";
import { useMessages } from "#app/i18n/messages.tsx";
import { useStoredValue } from "#app/platform/stored-value.ts";
import { Button } from "#app/ui/button.tsx";
import { storedFontSize, storedTranslation } from "./reader-settings.ts";
import type { Reading } from "./reading.ts";
import { useFavoriteVerses } from "./use-favorite-verses.ts";
import { VerseCard } from "./verse-card.tsx";
import { matchingVerses } from "./verse-matches.ts";

type FoundVersesProps = {
  readonly reading: Reading;
  readonly query: string;
  /** The verse that is being recited. */
  readonly heard: number | undefined;
  readonly onPlay: (ayah: number) => void;
  readonly onClose: () => void;
};

/** The verses of the open surah that hold what was typed. */
export function FoundVerses({ reading, query, heard, onPlay, onClose }: FoundVersesProps) {
  const text = useMessages("reader");
  const wanted = useDeferredValue(query);
  const [fontSize] = useStoredValue(storedFontSize);
  const [hasTranslation] = useStoredValue(storedTranslation);
  const { favorites, toggle } = useFavoriteVerses(reading.surah.number);
  const found = useMemo(
    () => matchingVerses(wanted, reading.arabic, reading.translation),
    [wanted, reading.arabic, reading.translation],
  );
  return (
    <section>
      <div className="flex flex-wrap items-center justify-between gap-3 py-4">
        <p role="status">{text("versesFound", { count: found.length })}</p>
        <Button onClick={onClose}>{text("clearSearch")}</Button>
      </div>
      <ol>
        {found.map((at) => {
          const ayah = reading.window.from + at;
          return (
            <VerseCard
              key={ayah}
              surah={reading.surah.number}
              ayah={ayah}
              arabic={reading.arabic[at] ?? ""}
              translation={hasTranslation ? reading.translation?.[at] : undefined}
              edition={reading.edition}
              fontSize={fontSize}
              isCurrent={heard === ayah}
              isHeard={heard === ayah}
              onPlay={onPlay}
              isFavorite={favorites.includes(`${reading.surah.number}:${ayah}`)}
              onFavorite={toggle}
            />
          );
        })}
      </ol>
    </section>
  );
}
