import type { SurahReciter } from "#content/reciters/index.ts";
import { isSurah } from "#domain/verse-reference.ts";
import { recordingOf, type Streamed } from "./recording-of.ts";

/** A reciter and a surah that were chosen together. */
export type PlayedPair = Streamed & { readonly surah: number };

const mostShown = 5;

/** How a pair is kept: the recording's id and the surah. */
export function pairId(recording: string, surah: number): string {
  return `${recording}/${surah}`;
}

/** The last five pairs, newest first, out of ids kept newest last; ids that are no pairs any more are left out. */
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
