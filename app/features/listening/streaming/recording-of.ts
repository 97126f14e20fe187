import type { SurahReciter } from "#content/reciters/index.ts";
import type { Recording } from "#domain/recitation/recording.ts";

/** A recording of whole surahs and the reciter it is by. */
export type Streamed = { readonly reciter: SurahReciter; readonly recording: Recording };

/** The recording with that id, a reciter's first or another of theirs; undefined where there is none. */
export function recordingOf(reciters: readonly SurahReciter[], id: string | undefined): Streamed | undefined {
  for (const reciter of reciters) {
    const recording = recordingsOf(reciter).find((other) => other.id === id);
    if (recording) return { reciter, recording };
  }
  return undefined;
}

/** Every recording of a reciter, the best known first. */
export function recordingsOf(reciter: SurahReciter): readonly Recording[] {
  return [reciter, ...reciter.others];
}
