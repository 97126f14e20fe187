import { useEffect, useRef } from "react";
import type { Tasbih } from "#domain/counting/tasbih.ts";
import { storedTasbih } from "./tasbih-settings.ts";

const restTime = 300;

/** Keeps the place in the phrase when the hand rests or the page goes: writing with every tap would slow it. */
export function useKeptSoon(): (tasbih: Tasbih) => void {
  const waiting = useRef<Tasbih>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastAt = useRef(0);
  useEffect(() => {
    const keepNow = () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      if (waiting.current) storedTasbih.write(waiting.current);
      waiting.current = undefined;
    };
    addEventListener("pagehide", keepNow);
    document.addEventListener("visibilitychange", keepNow);
    return () => {
      keepNow();
      removeEventListener("pagehide", keepNow);
      document.removeEventListener("visibilitychange", keepNow);
    };
  }, []);
  const keepAtRest = () => {
    const rested = Date.now() - lastAt.current;
    if (rested < restTime) {
      timer.current = setTimeout(keepAtRest, restTime - rested);
      return;
    }
    timer.current = undefined;
    if (waiting.current) storedTasbih.write(waiting.current);
    waiting.current = undefined;
  };
  return (tasbih) => {
    waiting.current = tasbih;
    lastAt.current = Date.now();
    // One timer for many taps: setting one anew with each costs more than the tap.
    timer.current ??= setTimeout(keepAtRest, restTime);
  };
}
