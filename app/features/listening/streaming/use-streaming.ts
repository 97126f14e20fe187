import { useEffect, useRef } from "react";
import { resumePointOf, storedSurahReciter } from "#app/audio/listening-memory.ts";
import { sendToPlayer } from "#app/audio/open-player.ts";
import { playbackFailure } from "#app/audio/playback-failure.ts";
import { readRecitation, useRecitation } from "#app/audio/recitation-store.ts";
import { useAddressParameters } from "#app/browser/address-parameters.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { useCollectionSet } from "#app/storage/user-data/use-collection-set.ts";
import { useToast } from "#app/ui/toast.ts";
import { isActive } from "#domain/recitation/playing.ts";
import type { Recitation } from "#domain/recitation/recitation.ts";
import type { Recording } from "#domain/recitation/recording.ts";
import { pairId } from "./played-pairs.ts";
import { useReciters } from "./reciter-list-memory.ts";
import { recordingOf, type Streamed } from "./recording-of.ts";

/** Loudness of this door until the person chooses one. */
const firstVolume = 70;

const playingRecording = ({ recording }: Recitation) =>
  recording?.kind === "surahs" ? recording : undefined;
const playingSurah = (state: Recitation) =>
  playingRecording(state) ? state.current?.passage.surah : undefined;

function isPlaying(state: Recitation, recording: Recording, surah: number): boolean {
  return state.recording?.id === recording.id && playingSurah(state) === surah;
}

/** Which reciter and surah are chosen, by the address, else by what is heard, and the acts of choosing and playing. */
export function useStreaming() {
  const shell = useMessages("shell");
  const showToast = useToast();
  const { parameters, change } = useAddressParameters();
  const active = useRecitation(playingRecording);
  const sounding = useRecitation(playingSurah);
  const [lastReciter] = useStoredValue(storedSurahReciter);
  const played = useCollectionSet("played");
  const reciters = useReciters();
  const streamed: Streamed | undefined =
    recordingOf(reciters, parameters.get("reciter") ?? undefined) ??
    recordingOf(reciters, active?.id) ??
    recordingOf(reciters, lastReciter);
  const asked = Number(parameters.get("surah") ?? sounding ?? 0);
  const surah = streamed?.recording.surahs.includes(asked) ? asked : undefined;

  // Who plays on to the next surah, or chooses in the bar, sees the page follow.
  const before = useRef({ active, sounding });
  useEffect(() => {
    const was = before.current;
    before.current = { active, sounding };
    if (!active || !sounding || was.sounding === undefined) return;
    if (was.active?.id !== active.id || was.sounding !== sounding)
      change({ reciter: active.id, surah: String(sounding) }, { replace: true });
  });

  const begin = (recording: Recording, number: number) => {
    played.add(pairId(recording.id, number));
    if (isPlaying(readRecitation(), recording, number)) return sendToPlayer({ type: "toggle" });
    const at = resumePointOf(recording.id, number)?.at ?? 0;
    return sendToPlayer({ type: "start", recording, surah: number, at, volume: firstVolume });
  };
  const play = (recording: Recording, number: number) =>
    begin(recording, number).catch(() => {
      const own = { title: shell("loadFailedTitle"), description: shell("loadFailedText") };
      const offline = { title: shell("offlineTitle"), description: shell("offlineText") };
      showToast(playbackFailure(own, offline));
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
    // What sounds gives way to what is chosen; in silence nothing begins before the press.
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
