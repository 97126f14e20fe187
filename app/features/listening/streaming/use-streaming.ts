import { useEffect, useRef } from "react";
import { resumePointOf, storedSurahReciter } from "#app/audio/listening-memory.ts";
import { sendToPlayer } from "#app/audio/open-player.ts";
import { playbackFailure } from "#app/audio/playback-failure.ts";
import { readRecitation, useRecitation } from "#app/audio/recitation-store.ts";
import { useAddressParameters } from "#app/browser/address-parameters.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { useCollectionSet } from "#app/storage/user-data/use-collection.ts";
import { useToast } from "#app/ui/toast.ts";
import { isActive } from "#domain/recitation/playing.ts";
import type { Recitation } from "#domain/recitation/recitation.ts";
import type { Recording } from "#domain/recitation/recording.ts";
import { pairId } from "./played-list.tsx";
import { recordingOf, type Streamed } from "./recording-of.ts";
import { useReciters } from "./stored-reciter-list.ts";

/** Volume of this page until the person chooses one. */
const defaultVolume = 70;

const playingRecording = ({ recording }: Recitation) =>
  recording?.kind === "surahs" ? recording : undefined;
const playingSurah = (state: Recitation) =>
  playingRecording(state) ? state.current?.passage.surah : undefined;

function isPlaying(state: Recitation, recording: Recording, surah: number): boolean {
  return state.recording?.id === recording.id && playingSurah(state) === surah;
}

/** The chosen reciter and surah, from the address or else from what is playing, with the actions on them. */
export function useStreaming() {
  const shell = useMessages("shell");
  const showToast = useToast();
  const { parameters, change } = useAddressParameters();
  const activeRecording = useRecitation(playingRecording);
  const activeSurah = useRecitation(playingSurah);
  const [lastReciter] = useStoredValue(storedSurahReciter);
  const played = useCollectionSet("played");
  const reciters = useReciters();
  const streamed: Streamed | undefined =
    recordingOf(reciters, parameters.get("reciter") ?? undefined) ??
    recordingOf(reciters, activeRecording?.id) ??
    recordingOf(reciters, lastReciter);
  const requested = Number(parameters.get("surah") ?? activeSurah ?? 0);
  const surah = streamed?.recording.surahs.includes(requested) ? requested : undefined;

  // The page follows when the next surah starts or another one is chosen in the bar.
  const previous = useRef({ id: activeRecording?.id, surah: activeSurah });
  useEffect(() => {
    const before = previous.current;
    previous.current = { id: activeRecording?.id, surah: activeSurah };
    if (!activeRecording || !activeSurah || before.surah === undefined) return;
    if (before.id !== activeRecording.id || before.surah !== activeSurah)
      change({ reciter: activeRecording.id, surah: String(activeSurah) }, { replace: true });
  });

  const start = (recording: Recording, number: number) => {
    played.add(pairId(recording.id, number));
    if (isPlaying(readRecitation(), recording, number)) return sendToPlayer({ type: "toggle" });
    const at = resumePointOf(recording.id, number)?.at ?? 0;
    return sendToPlayer({ type: "start", recording, surah: number, at, volume: defaultVolume });
  };
  const play = (recording: Recording, number: number) =>
    start(recording, number).catch(() => {
      const online = { title: shell("loadFailedTitle"), description: shell("loadFailedText") };
      const offline = { title: shell("offlineTitle"), description: shell("offlineText") };
      showToast(playbackFailure(online, offline));
    });
  const choose = (recording: Recording, number: number | undefined) => {
    const next = number !== undefined && recording.surahs.includes(number) ? number : undefined;
    change(
      { reciter: recording.id, surah: next === undefined ? undefined : String(next) },
      { replace: true },
    );
    if (next === undefined) return;
    played.add(pairId(recording.id, next));
    const state = readRecitation();
    // A new choice replaces what is playing; while nothing plays it only takes effect on pressing play.
    if (playingRecording(state) && isActive(state) && !isPlaying(state, recording, next))
      play(recording, next);
  };
  return {
    reciters,
    streamed,
    surah,
    playedIds: played.ids,
    chooseReciter: (recording: Recording) => choose(recording, surah),
    chooseSurah: (number: number) => streamed && choose(streamed.recording, number),
    choosePair: choose,
    play: () => streamed && surah !== undefined && play(streamed.recording, surah),
  };
}
