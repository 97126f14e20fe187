import { useEffect, useRef } from "react";
import type { Tasbih } from "#domain/counting/tasbih.ts";
import { storedTasbih } from "./tasbih-settings.ts";

const restTime = 300;

/** Keeps the place in the phrase when the hand rests or the page goes: writing with every tap would slow it. */
export function useKeptSoon(): (tasbih: Tasbih) => void {
  const waiting = useRef<Tasbih>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const keepNow = () => {
      clearTimeout(timer.current);
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
  return (tasbih) => {
    waiting.current = tasbih;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      storedTasbih.write(tasbih);
      waiting.current = undefined;
    }, restTime);
  };
}
