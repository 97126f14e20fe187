import { useEffect } from "react";
import { playbackFailure } from "#app/audio/playback-failure.ts";
import { useRecitation } from "#app/audio/recitation-store.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { useToast } from "#app/ui/toast.ts";
import { isActive, playingAyah } from "#domain/recitation/playing.ts";
import type { VerseReference } from "#domain/verse-reference.ts";

/** Heights that the header above, and the player with the bottom bar below, cover of the screen, in CSS pixels. */
const coveredAbove = 72;
const coveredBelow = 160;

/** Scrolls a verse below the header unless its beginning is in view already. */
function scrollIntoView(ayah: number): void {
  const verse = document.getElementById(`verse-${ayah}`);
  if (!verse) return;
  const { top, bottom } = verse.getBoundingClientRect();
  const isInView = top >= coveredAbove && (bottom <= innerHeight - coveredBelow || top <= innerHeight / 3);
  const hasReducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (!isInView) verse.scrollIntoView({ block: "start", behavior: hasReducedMotion ? "instant" : "smooth" });
}

const recite = async (reference: VerseReference) => {
  const { playVerse } = await import("./play-verse.ts");
  return playVerse(reference);
};

/**
 * The verse of this surah that the player is at (`recited`), the same while it plays (`playing`), and `play`, which
 * starts at a verse or pauses it. The page scrolls along.
 */
export function useRecitedVerse(surah: number) {
  const text = useMessages("reader");
  const shell = useMessages("shell");
  const showToast = useToast();
  const recited = useRecitation((state) => playingAyah(state, surah));
  const isPlaying = useRecitation(isActive);
  useEffect(() => {
    if (recited !== undefined && isPlaying) scrollIntoView(recited);
  }, [recited, isPlaying]);
  const play = (ayah: number) => {
    recite({ surah, ayah }).catch((error: unknown) => {
      console.warn("the player did not load", error);
      const own = { title: text("playbackErrorTitle"), description: text("playbackErrorText") };
      const offline = { title: shell("offlineTitle"), description: shell("offlineText") };
      showToast(playbackFailure(own, offline));
    });
  };
  return { recited, playing: isPlaying ? recited : undefined, play };
}
