import { useEffect } from "react";
import { useSearch } from "wouter";
import { storedLastRead } from "#app/storage/last-read.ts";
import { readingPlaceOf } from "./reading-place.ts";

/** Remembers the verse that the address names: it follows the eye, so that is where the person stops. */
export function useSavedPosition(): void {
  const search = useSearch();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the verse in the address follows the eye
  useEffect(() => {
    const path = location.pathname;
    const remember = () => {
      // On the way to another page the address is that one's already.
      const parameters = new URLSearchParams(location.search);
      if (location.pathname !== path || !parameters.has("surah")) return;
      const { surah, ayah, problem } = readingPlaceOf(parameters);
      const known = storedLastRead.read();
      if (problem || (known?.surah === surah && known.ayah === ayah)) return;
      storedLastRead.write({ surah, ayah });
    };
    // A page that goes has the address follow the eye a last time, of which nothing is drawn any more.
    const hide = () => document.visibilityState === "hidden" && remember();
    remember();
    addEventListener("pagehide", remember);
    document.addEventListener("visibilitychange", hide);
    return () => {
      removeEventListener("pagehide", remember);
      document.removeEventListener("visibilitychange", hide);
    };
  }, [search]);
}
