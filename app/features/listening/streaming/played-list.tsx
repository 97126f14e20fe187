import { History } from "lucide-react";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { reciterName, type SurahReciter } from "#content/reciters/index.ts";
import type { Recording } from "#domain/recitation/recording.ts";
import { isSurah } from "#domain/verse-reference.ts";
import { recordingOf, type Streamed } from "./recording-of.ts";

type PlayedListProps = {
  readonly reciters: readonly SurahReciter[];
  readonly names: readonly string[];
  /** Stored pairs, newest last. */
  readonly ids: readonly string[];
  readonly onChoose: (recording: Recording, surah: number) => void;
};

/** The reciters and surahs chosen last, newest first; a press chooses them again. */
export function PlayedList({ reciters, names, ids, onChoose }: PlayedListProps) {
  const text = useMessages("streaming");
  const language = useLanguage();
  const pairs = playedPairs(reciters, ids);
  return (
    <section aria-labelledby="recently-played" className="panel p-4">
      <h2 id="recently-played" className="flex items-center gap-2 font-display text-lg">
        <History aria-hidden="true" className="size-5 text-ink-soft" />
        {text("recent")}
      </h2>
      {pairs.length === 0 && <p className="mt-2 text-ink-soft text-sm">{text("recentEmpty")}</p>}
      <ol className="mt-2 empty:hidden">
        {pairs.map(({ recording, surah }) => (
          <li key={pairId(recording.id, surah)}>
            <button
              type="button"
              onClick={() => onChoose(recording, surah)}
              className="flex min-h-12 w-full flex-wrap items-baseline gap-x-3 rounded-control px-2 py-1 text-start hover:bg-ground"
            >
              <span>{names[surah - 1]}</span>
              <span className="text-ink-soft text-sm">{reciterName(recording, language)}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A reciter and a surah that were chosen together. */
type PlayedPair = Streamed & { readonly surah: number };

const mostShown = 5;

/** Stored id of a pair: `recording/surah`. */
export function pairId(recording: string, surah: number): string {
  return `${recording}/${surah}`;
}

/** The last five pairs, newest first, from ids stored newest last; ids that no longer exist are left out. */
export function playedPairs(
  reciters: readonly SurahReciter[],
  ids: readonly string[],
): readonly PlayedPair[] {
  const pairs = ids.toReversed().flatMap((id) => {
    const [recording, number] = id.split("/");
    const streamed = recordingOf(reciters, recording);
    const surah = Number(number);
    return streamed && isSurah(surah) && streamed.recording.surahs.includes(surah)
      ? [{ ...streamed, surah }]
      : [];
  });
  return pairs.slice(0, mostShown);
}
