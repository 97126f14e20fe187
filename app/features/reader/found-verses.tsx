import { useDeferredValue, useMemo } from "react";
import { useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import type { Reading } from "./reading.ts";
import { VerseCard } from "./verse-card.tsx";
import { matchingVerses } from "./verse-matches.ts";
import type { VerseDeeds, VerseView } from "./verse-view.ts";

type FoundVersesProps = {
  readonly reading: Reading;
  readonly query: string;
  readonly view: VerseView;
  readonly deeds: VerseDeeds;
  readonly heard: number | undefined;
  readonly marked: readonly string[];
  readonly onClose: () => void;
};

/** The verses of the open surah that hold what was typed. */
export function FoundVerses({ reading, query, view, deeds, heard, marked, onClose }: FoundVersesProps) {
  const text = useMessages("reader");
  const wanted = useDeferredValue(query);
  const { arabic, translation, surah, window } = reading;
  const found = useMemo(() => matchingVerses(wanted, arabic, translation), [wanted, arabic, translation]);
  return (
    <section>
      <div className="flex flex-wrap items-center justify-between gap-3 py-4">
        <p role="status">{text("versesFound", { count: found.length })}</p>
        <Button onClick={onClose}>{text("clearSearch")}</Button>
      </div>
      <ol>
        {found.map((at) => {
          const ayah = window.from + at;
          return (
            <VerseCard
              key={ayah}
              surah={surah.number}
              ayah={ayah}
              arabic={arabic[at] ?? ""}
              translation={view.hasTranslation ? translation?.[at] : undefined}
              transliteration={undefined}
              edition={reading.edition}
              view={view}
              deeds={deeds}
              isCurrent={false}
              isHeard={heard === ayah}
              isMarked={marked.includes(`${surah.number}:${ayah}`)}
            />
          );
        })}
      </ol>
    </section>
  );
}
