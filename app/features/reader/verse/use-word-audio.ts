import { useEffect, useRef, useState } from "react";
import { sendToPlayer } from "#app/audio/open-player.ts";
import { useRecitation } from "#app/audio/recitation-store.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { loadWordAudio } from "#content/reciters/index.ts";
import { isActive } from "#domain/recitation/playing.ts";
import type { VerseReference } from "#domain/verse-reference.ts";
import { createWordPlayer, silentWords } from "./word-player.ts";

/** The recitation of the words of one verse. Its hosts are asked for nothing before a word is pressed. */
export function useWordAudio(verse: VerseReference, count: number) {
  const { value: audio } = useAsync("word-audio", loadWordAudio);
  const [state, setState] = useState(silentWords);
  const player = useRef<ReturnType<typeof createWordPlayer>>(undefined);
  const isReciting = useRecitation(isActive);
  useEffect(() => () => player.current?.stop(), []);
  // The player of whole verses has the turn as soon as it begins.
  useEffect(() => {
    if (isReciting) player.current?.stop();
  }, [isReciting]);
  const play = (at: number) => {
    if (!audio) return;
    if (isReciting) sendToPlayer({ type: "pause" }).catch(() => undefined);
    player.current ??= createWordPlayer({ create: (address) => new Audio(address), onChange: setState });
    player.current.play(at, audio.wordAudioAddresses(verse, at + 1));
  };
  return {
    /** Place of the word that was pressed last, from 0. */
    at: state.at,
    hasFailed: state.hasFailed,
    /** Plays the word at a place; undefined while that cannot be done. */
    play: audio ? play : undefined,
    /** Plays the word after the last one; after the end the first again. */
    playNext: () => play(state.at === undefined ? 0 : (state.at + 1) % count),
    /** Plays the same word again. */
    playAgain: () => play(state.at ?? 0),
  };
}

export type WordAudio = ReturnType<typeof useWordAudio>;
