import { useLayoutEffect, useRef } from "react";
import type { Reading } from "./reading.ts";
import { focusVerse } from "./verse-position.ts";

/** Events by which a person moves elsewhere on the page. */
const takeOverEvents = ["wheel", "touchstart", "pointerdown", "mousedown", "keydown", "focusin"] as const;

/** Milliseconds without a change of height after which the layout above the verse counts as final. */
const idleTime = 5000;

/** Keeps a verse under the header while fonts and more verses load above it, until the person moves elsewhere. */
function keepUnderHeader(ayah: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new ResizeObserver(() => {
    document.getElementById(`verse-${ayah}`)?.scrollIntoView({ block: "start" });
    clearTimeout(timer);
    timer = setTimeout(() => release(), idleTime);
  });
  const release = (event?: Event) => {
    // The router focuses the heading of a page that was just opened: that is not the person.
    if (event?.type === "focusin" && event.target instanceof HTMLHeadingElement) return;
    observer.disconnect();
    clearTimeout(timer);
    for (const type of takeOverEvents) removeEventListener(type, release);
  };
  for (const type of takeOverEvents) addEventListener(type, release, { passive: true });
  observer.observe(document.body);
  return () => release();
}

/** Scrolls to the beginning of another surah and focuses its name, unless the focus is in a control that stays. */
function scrollToStart(): void {
  scrollTo({ top: 0, behavior: "instant" });
  const { activeElement } = document;
  if (activeElement === document.body || activeElement instanceof HTMLAnchorElement)
    document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
}

/**
 * Scrolls to the verse that the address requests before the first paint, and focuses it where it was requested within
 * the page. A surah that is requested without a verse starts at its beginning.
 */
export function useOpenedVerse({ place, surah: { number } }: Reading): void {
  "use memo";
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
