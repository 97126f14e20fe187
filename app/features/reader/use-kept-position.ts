import { useEffect } from "react";
import { kept } from "#app/platform/kept/kept.ts";
import { ayahsIn } from "#domain/verse-reference.ts";
import type { Reading } from "./reading.ts";

/** Remembers the verse being read when the person stops scrolling, so that it can be offered next time. */
export function useKeptPosition({ surah }: Reading): void {
  useEffect(() => {
    const keep = () => {
      const verse = Number(new URLSearchParams(location.search).get("verse"));
      if (Number.isInteger(verse) && verse >= 1 && verse <= ayahsIn(surah.number))
        kept.put("position", "reader", { surah: surah.number, ayah: verse });
    };
    const hide = () => document.visibilityState === "hidden" && keep();
    addEventListener("pagehide", keep);
    document.addEventListener("visibilitychange", hide);
    return () => {
      keep();
      removeEventListener("pagehide", keep);
      document.removeEventListener("visibilitychange", hide);
    };
  }, [surah]);
}
