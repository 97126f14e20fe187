import { useMessages } from "#app/i18n/messages.tsx";
import type { SurahReciter } from "#content/reciters/index.ts";
import type { Recording } from "#domain/recitation/recording.ts";

/** A recording of whole surahs and the reciter it is by. */
export type Streamed = { readonly reciter: SurahReciter; readonly recording: Recording };

/** The recording with that id and its reciter; undefined if there is none. */
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

/** Names the transmission (rewaya) and style of a recording. */
export function useRecordingKind(): (recording: Recording) => string {
  const text = useMessages("streaming");
  return ({ rewaya, style }) => `${text(`rewaya.${rewaya}`)} · ${text(`style.${style}`)}`;
}
