import { useLayoutEffect, useRef } from "react";
import type { Reading } from "./reading.ts";
import { focusVerse } from "./verse-position.ts";

/** What a person does to go elsewhere on the page. */
const takeOverEvents = ["wheel", "touchstart", "pointerdown", "mousedown", "keydown", "focusin"] as const;

/** Milliseconds without a change of height after which what is above the verse is taken to stand. */
const idleTime = 5000;

/** Keeps a verse under the header while fonts and more verses come in above it, until the person takes over. */
function keepUnderHeader(ayah: number): () => void {
  let rest: ReturnType<typeof setTimeout> | undefined;
  const observer = new ResizeObserver(() => {
    document.getElementById(`verse-${ayah}`)?.scrollIntoView({ block: "start" });
    clearTimeout(rest);
    rest = setTimeout(() => release(), idleTime);
  });
  const release = (event?: Event) => {
    // A page that was just opened puts the focus on its heading by itself.
    if (event?.type === "focusin" && event.target instanceof HTMLHeadingElement) return;
    observer.disconnect();
    clearTimeout(rest);
    for (const type of takeOverEvents) removeEventListener(type, release);
  };
  for (const type of takeOverEvents) addEventListener(type, release, { passive: true });
  observer.observe(document.body);
  return () => release();
}

/** Brings another surah to its beginning, and its name to those who listen where they left the one before. */
function scrollToStart(): void {
  scrollTo({ top: 0, behavior: "instant" });
  const { activeElement } = document;
  if (activeElement === document.body || activeElement instanceof HTMLAnchorElement)
    document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
}

/**
 * Brings the verse that the address asks for under the header, before what stands around it is painted elsewhere, and
 * the focus to it where it was asked for in the page; a surah that is asked for without a verse begins at its beginning,
 * wherever the one before was left.
 */
export function useOpenedVerse({ place, surah: { number } }: Reading): void {
  const shownSurah = useRef(number);
  const opened = useRef(place);
  useLayoutEffect(() => {
    const isAnother = shownSurah.current !== number;
    shownSurah.current = number;
    if (!place.isVerseRequested) {
      opened.current = place;
      if (isAnother) scrollToStart();
      return;
    }
    document.getElementById(`verse-${place.ayah}`)?.scrollIntoView({ block: "start" });
    if (opened.current !== place) focusVerse(place.ayah);
    opened.current = place;
    return keepUnderHeader(place.ayah);
  }, [place, number]);
}
