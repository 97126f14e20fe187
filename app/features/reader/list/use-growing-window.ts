import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Reading } from "#app/features/reader/reading/reading.ts";
import { grownWindow, type VerseWindow, windowAround } from "#app/features/reader/reading/verse-window.ts";

/** Verses mounted per frame: small enough for a slow phone's frame, see DESIGN's measurement. */
const step = 6;

/** The first verse that was drawn, and how far down it began. */
type Anchor = { readonly place: Reading["place"]; readonly from: number; readonly top: number | undefined };

/** How far down the page a verse begins, in CSS pixels; undefined while it is not drawn. */
function topOf(ayah: number): number | undefined {
  const verse = document.getElementById(`verse-${ayah}`);
  return verse ? verse.getBoundingClientRect().top + scrollY : undefined;
}

/**
 * The verses mounted so far: the first paint's, then a few more each frame until all are there, so that the
 * browser's find and screen readers reach everything. What grows above leaves the reader's eye where it is.
 */
export function useGrowingWindow(reading: Reading): VerseWindow {
  const { surah, place } = reading;
  const [mounted, setMounted] = useState(() => windowAround(place.ayah, surah.ayahs, place.to));
  const [owner, setOwner] = useState(reading.place);
  const before = useRef<Anchor>(undefined);
  if (owner !== reading.place) {
    setOwner(reading.place);
    setMounted(windowAround(place.ayah, surah.ayahs, place.to));
  }

  useLayoutEffect(() => {
    const { current: known } = before;
    const isSamePlace = known?.place === owner;
    const top = isSamePlace && mounted.from < known.from ? topOf(known.from) : undefined;
    // By the verse that was first, not by the height: fonts may have changed that of the verses below meanwhile.
    if (top !== undefined && known?.top !== undefined)
      scrollBy({ top: top - known.top, behavior: "instant" });
    before.current = { place: owner, from: mounted.from, top: topOf(mounted.from) };
  }, [mounted, owner]);

  useEffect(() => {
    const available = reading.window;
    const canGrow = mounted.from > available.from || mounted.to < available.to;
    if (!canGrow) return;
    const frame = requestAnimationFrame(() =>
      setMounted((current) => {
        const grown = grownWindow(current, available.to, step);
        return { from: Math.max(grown.from, available.from), to: grown.to };
      }),
    );
    return () => cancelAnimationFrame(frame);
  }, [mounted, reading.window]);

  // The browser takes what stands in the page the moment this event is over.
  useEffect(() => {
    const { from, to } = reading.window;
    const mountAll = () => flushSync(() => setMounted({ from, to }));
    addEventListener("beforeprint", mountAll);
    return () => removeEventListener("beforeprint", mountAll);
  }, [reading.window]);

  return {
    from: Math.max(mounted.from, reading.window.from),
    to: Math.min(mounted.to, reading.window.to),
  };
}
