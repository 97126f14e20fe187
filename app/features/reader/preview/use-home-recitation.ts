import { useEffect, useEffectEvent } from "react";
import { sendToPlayer } from "#app/audio/open-player.ts";
import { playbackFailure } from "#app/audio/playback-failure.ts";
import { readRecitation, useRecitation } from "#app/audio/recitation-store.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { useToast } from "#app/ui/toast.ts";
import { effectiveVolume, isActive, playingAyah } from "#domain/recitation/playing.ts";
import type { VerseReference } from "#domain/verse-reference.ts";

/** Volume on the home page, in percent, while the person has not chosen one. */
const defaultVolume = 80;

/**
 * The recitation on the home page: one verse at a time, or the passage from it up to `to`, which alone counts then.
 * `onMove` is called when the player itself moves on.
 */
export function useHomeRecitation(
  { surah, ayah }: VerseReference,
  onMove?: (ayah: number) => void,
  to?: number,
) {
  const text = useMessages("home");
  const shell = useMessages("shell");
  const showToast = useToast();
  const recited = useRecitation((state) => {
    const at = playingAyah(state, surah);
    return to && at && (at < ayah || at > to) ? undefined : at;
  });
  const isPlaying = useRecitation(isActive);
  const isListenAndRepeat = useRecitation((state) => state.isListenAndRepeat);
  const isYourTurn = useRecitation((state) => state.status === "resting");
  const volume = useRecitation((state) => effectiveVolume(state, defaultVolume));
  const isOn = isPlaying && recited !== undefined;

  const moveOn = useEffectEvent((at: number) => onMove?.(at));
  useEffect(() => {
    if (isOn && recited !== undefined) moveOn(recited);
  }, [isOn, recited]);

  const reportFailure = (error: unknown) => {
    console.warn("the player did not load", error);
    const own = { title: text("reader.playbackError"), description: text("reader.playFailed") };
    const offline = { title: shell("offlineTitle"), description: shell("offlineText") };
    showToast(playbackFailure(own, offline));
  };
  const play = () =>
    import("#app/features/reader/actions/play-verse.ts")
      .then(({ playVerse }) =>
        playVerse({ surah, ayah }, { continues: to !== undefined, ...(to && { to }), volume: defaultVolume }),
      )
      .catch(reportFailure);
  return {
    isOn,
    isYourTurn: isOn && isYourTurn,
    isListenAndRepeat,
    volume,
    play,
    /** Stops the player if it plays this surah. */
    stop: () => {
      if (playingAyah(readRecitation(), surah) !== undefined)
        sendToPlayer({ type: "stop" }).catch(reportFailure);
    },
    changeVolume: (next: number) => sendToPlayer({ type: "volume", volume: next }).catch(reportFailure),
    toggleListenAndRepeat: () =>
      sendToPlayer({ type: "listenAndRepeat", isOn: !isListenAndRepeat })
        .then(() => (isListenAndRepeat || isOn ? undefined : play()))
        .catch(reportFailure),
  };
}
