import { surahReciterOf, surahReciters, verseReciters } from "#content/reciters/index.ts";
import type { Recording } from "#domain/recitation/recording.ts";

/** The recording with that id, by verses or by surahs; undefined where there is none. */
export function anyRecording(id: string): Recording | undefined {
  const others = surahReciters.flatMap((reciter) => reciter.others);
  return (
    verseReciters.find((one) => one.id === id) ?? surahReciterOf(id) ?? others.find((one) => one.id === id)
  );
}

/** Recordings of which a host lets files be kept, with the chosen one where it is none of them. */
export function keepableRecordings(chosen: Recording): readonly Recording[] {
  const canBeSaved = ({ sources }: Recording) => sources.some(({ sendsCors }) => sendsCors);
  const keepable = [...verseReciters, ...surahReciters].filter(canBeSaved);
  return keepable.some(({ id }) => id === chosen.id) ? keepable : [chosen, ...keepable];
}
