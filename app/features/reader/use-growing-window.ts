import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Reading } from "./reading.ts";
import { grownWindow, type VerseWindow, windowAround } from "./verse-window.ts";

/** Verses mounted per frame: small enough for a slow phone's frame, see DESIGN's measurement. */
const step = 6;

/**
 * The verses mounted so far: the first paint's, then a few more each frame until all are there, so that the
 * browser's find and screen readers reach everything. What grows above leaves the reader's eye where it is.
 */
export function useGrowingWindow(reading: Reading): VerseWindow {
  const { surah, place } = reading;
  const [mounted, setMounted] = useState(() => windowAround(place.ayah, surah.ayahs, place.to));
  const [owner, setOwner] = useState(reading.place);
  const before = useRef<{ height: number; from: number }>(undefined);
  if (owner !== reading.place) {
    setOwner(reading.place);
    setMounted(windowAround(place.ayah, surah.ayahs, place.to));
  }

  useLayoutEffect(() => {
    const height = document.documentElement.scrollHeight;
    if (before.current && mounted.from < before.current.from && before.current.height !== height)
      scrollBy({ top: height - before.current.height, behavior: "instant" });
    before.current = { height, from: mounted.from };
  }, [mounted]);

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

  return {
    from: Math.max(mounted.from, reading.window.from),
    to: Math.min(mounted.to, reading.window.to),
  };
}
