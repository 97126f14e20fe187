import { useEffect } from "react";
import { openPlayer } from "#app/audio/open-player.ts";
import { useRecitation } from "#app/audio/recitation-store.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { type WordTime, wordsAt } from "#domain/recitation/word-times.ts";
import type { VerseReference } from "#domain/verse-reference.ts";
import styles from "./recited-word.css?url";
import {
  areGone,
  canHighlightWords,
  highlightNothing,
  highlightWords,
  storedFollowsWords,
} from "./recited-words.ts";

/** Highlights each word as it is recited, where the server has the times of its words. */
export function WordFollower() {
  "use memo";
  const [isOn] = useStoredValue(storedFollowsWords);
  const reciter = useRecitation(({ recording }) => (recording?.kind === "verses" ? recording.id : undefined));
  const passage = useRecitation(({ current }) =>
    current?.passage.part === "verse" ? current.passage : undefined,
  );
  const isPlaying = useRecitation(({ status }) => status === "playing");
  const isWanted = isOn && reciter !== undefined && passage !== undefined && canHighlightWords();
  const { value } = useAsync(isWanted ? `${reciter} ${passage.surah}` : undefined, async () => {
    const { readWordTimes } = await import("#app/api/imported-texts.ts");
    return { surah: passage?.surah, verses: await readWordTimes(reciter ?? "", passage?.surah ?? 1) };
  });
  const times = value && value.surah === passage?.surah ? value.verses.get(passage?.ayah ?? 0) : undefined;
  useEffect(() => {
    return passage && times && isPlaying ? followWords(passage, times) : undefined;
  }, [passage, times, isPlaying]);
  return times ? <link rel="stylesheet" href={styles} precedence="part" /> : null;
}

/** Highlights the words of a verse at each frame until the returned function is called. */
function followWords(verse: VerseReference, times: readonly WordTime[]): () => void {
  let numbers: string | undefined;
  let shown: readonly Range[] = [];
  let frame = 0;
  let isEnded = false;
  openPlayer().then(
    (player) => {
      const follow = () => {
        if (isEnded) return;
        const words = wordsAt(times, player.position() * 1000);
        // A page may come, be turned or drawn again while a word is recited.
        if (words.join() !== numbers || (words.length > 0 && areGone(shown)))
          shown = highlightWords(verse, words);
        numbers = words.join();
        frame = requestAnimationFrame(follow);
      };
      follow();
    },
    () => undefined,
  );
  return () => {
    isEnded = true;
    cancelAnimationFrame(frame);
    highlightNothing();
  };
}
