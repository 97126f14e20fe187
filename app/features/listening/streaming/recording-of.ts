import { type SurahReciter, surahReciterOf, surahReciters } from "#content/reciters/index.ts";
import type { Recording } from "#domain/recitation/recording.ts";

/** A recording of whole surahs and the reciter it is by. */
export type Streamed = { readonly reciter: SurahReciter; readonly recording: Recording };

/** The recording with that id, the reciter's first or another of theirs; undefined where there is none. */
export function recordingOf(id: string | undefined): Streamed | undefined {
  if (id === undefined) return undefined;
  const own = surahReciterOf(id);
  if (own) return { reciter: own, recording: own };
  for (const reciter of surahReciters) {
    const other = reciter.others.find((recording) => recording.id === id);
    if (other) return { reciter, recording: other };
  }
  return undefined;
}

/** Every recording of a reciter, the best known first. */
export function recordingsOf(reciter: SurahReciter): readonly Recording[] {
  return [reciter, ...reciter.others];
}
