import { useEffect, useState } from "react";
import { debounce } from "#app/hydration/debounce.ts";
import type { Tasbih } from "#domain/counting/tasbih.ts";
import { storedTasbih } from "./tasbih-settings.ts";

const restTime = 300;

function createKeeper() {
  let waiting: Tasbih | undefined;
  const write = () => {
    if (waiting) storedTasbih.write(waiting);
    waiting = undefined;
  };
  const rest = debounce(write, restTime);
  return {
    saveRecord(tasbih: Tasbih) {
      waiting = tasbih;
      rest.moved();
    },
    keepNow() {
      rest.stop();
      write();
    },
  };
}

/** Keeps the place in the phrase when the hand rests or the page goes: writing with every tap would slow it. */
export function useSaveSoon(): (tasbih: Tasbih) => void {
  const [{ saveRecord, keepNow }] = useState(createKeeper);
  useEffect(() => {
    addEventListener("pagehide", keepNow);
    document.addEventListener("visibilitychange", keepNow);
    return () => {
      keepNow();
      removeEventListener("pagehide", keepNow);
      document.removeEventListener("visibilitychange", keepNow);
    };
  }, [keepNow]);
  return saveRecord;
}
