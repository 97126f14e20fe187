import { useEffect } from "react";
import { playbackFailure } from "#app/audio/playback-failure.ts";
import { useRecitation } from "#app/audio/recitation-store.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { useToast } from "#app/ui/toast.ts";
import { isActive, playingAyah } from "#domain/recitation/playing.ts";
import type { VerseReference } from "#domain/verse-reference.ts";

/** Room that header, player and bottom bar take from the screen, in CSS pixels. */
const coveredAbove = 72;
const coveredBelow = 160;

/** Brings a verse below the header unless its beginning stands there already. */
function bringIntoView(ayah: number): void {
  const verse = document.getElementById(`verse-${ayah}`);
  if (!verse) return;
  const { top, bottom } = verse.getBoundingClientRect();
  const isSeen = top >= coveredAbove && (bottom <= innerHeight - coveredBelow || top <= innerHeight / 3);
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (!isSeen) verse.scrollIntoView({ block: "start", behavior: isCalm ? "instant" : "smooth" });
}

/** Outside of the hook: the compiler lets a hook with an import in it be, and every verse would be drawn anew. */
const recite = async (reference: VerseReference) => {
  const { playVerse } = await import("./play-verse.ts");
  return playVerse(reference);
};

/**
 * The verse of this surah at which the recitation stands, and whether it goes on; the page follows it.
 * `play` begins at a verse, or pauses it while it is heard.
 */
export function useRecitedVerse(surah: number) {
  const text = useMessages("reader");
  const shell = useMessages("shell");
  const showToast = useToast();
  const recited = useRecitation((state) => playingAyah(state, surah));
  const isGoingOn = useRecitation(isActive);
  useEffect(() => {
    if (recited !== undefined && isGoingOn) bringIntoView(recited);
  }, [recited, isGoingOn]);
  const play = (ayah: number) => {
    recite({ surah, ayah }).catch((error: unknown) => {
      console.warn("the player did not load", error);
      const own = { title: text("playbackErrorTitle"), description: text("playbackErrorText") };
      const offline = { title: shell("offlineTitle"), description: shell("offlineText") };
      showToast(playbackFailure(own, offline));
    });
  };
  return { recited, playing: isGoingOn ? recited : undefined, play };
}
