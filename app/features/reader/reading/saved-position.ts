import { useEffect, useRef } from "react";
import { useSearch } from "wouter";
import { storedLastRead } from "#app/storage/last-read.ts";
import { planOf } from "#app/storage/reading-plan.ts";
import { readingPlaceOf } from "./reading-place.ts";

/** The verse that an address opened, or the one read since; `isRead` once it is the reading place. */
type Opened = { readonly surah: number; readonly ayah: number; readonly isRead: boolean };

/** True once the person has scrolled about a screen away from a verse. */
function isScreenAway(ayah: number): boolean {
  const verse = document.getElementById(`verse-${ayah}`)?.getBoundingClientRect();
  return !verse || verse.top > innerHeight || verse.top < innerHeight * -0.75;
}

/**
 * Remembers the verse that the address names, which is the verse being read (`useFollowedAddress`), while it is shown.
 * A verse that was only looked up leaves the reading place alone until the person reads on from it: about a screen
 * further, or to where an address with `isReadOn` in its state leads.
 */
export function useSavedPosition(isShown: boolean): void {
  const search = useSearch();
  const opened = useRef<Opened>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the address is remembered
  useEffect(() => {
    if (!isShown) return;
    const path = location.pathname;
    const remember = () => {
      // On the way to another page the address is already that page's.
      const parameters = new URLSearchParams(location.search);
      if (location.pathname !== path || !parameters.has("surah")) return;
      // A plan has a place of its own (`PlanLine`).
      if (planOf(location.search)) return;
      const { surah, ayah, isVerseRequested, problem } = readingPlaceOf(parameters);
      if (problem) return;
      const known = storedLastRead.read();
      const isKnown = known?.surah === surah && known.ayah === ayah;
      const { isFollowed, isReadOn } = history.state ?? {};
      const last = opened.current;
      const readsOn =
        last &&
        (isReadOn || (last.surah === surah && (last.isRead || (isFollowed && isScreenAway(last.ayah)))));
      const isRead = !known || isKnown || !isVerseRequested || readsOn === true;
      opened.current = { surah, ayah: isFollowed && last ? last.ayah : ayah, isRead };
      if (isRead && !isKnown) storedLastRead.write({ surah, ayah });
    };
    // While the page goes away the address changes a last time, after which React renders no more.
    const onVisibilityChange = () => document.visibilityState === "hidden" && remember();
    remember();
    addEventListener("pagehide", remember);
    document.addEventListener("visibilitychange", onVisibilityChange);
    return () => {
      removeEventListener("pagehide", remember);
      document.removeEventListener("visibilitychange", onVisibilityChange);
    };
  }, [search, isShown]);
}
