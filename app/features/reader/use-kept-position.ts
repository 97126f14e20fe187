import { useEffect, useRef } from "react";
import { useSearch } from "wouter";
import { keptNow, openKept } from "#app/platform/kept/use-kept-later.ts";
import type { VerseReference } from "#domain/verse-reference.ts";
import type { Reading } from "./reading.ts";
import { readingPlaceOf } from "./reading-place.ts";

/** Remembers the verse being read when the person stops, so that it can be offered next time. */
export function useKeptPosition({ place }: Reading): void {
  const { isVerseAsked } = place;
  const search = useSearch();
  const note = useRef<() => void>(undefined);
  useEffect(() => {
    const path = location.pathname;
    let last: VerseReference | undefined;
    // On the way out within the house the address is the next page's already.
    note.current = () => {
      const { surah, ayah, isVerseAsked: isNamed } = readingPlaceOf(new URLSearchParams(location.search));
      if (isNamed && location.pathname === path) last = { surah, ayah };
    };
    const keep = () => {
      note.current?.();
      if (last) keptNow()?.put("position", "reader", last);
    };
    // There is something to remember once the person goes to a verse; the store must be there before they leave.
    const makeReady = () => openKept().then(keep, () => undefined);
    if (isVerseAsked) makeReady();
    addEventListener("scrollend", makeReady, { once: true });
    const hide = () => document.visibilityState === "hidden" && keep();
    addEventListener("pagehide", keep);
    document.addEventListener("visibilitychange", hide);
    return () => {
      keep();
      removeEventListener("scrollend", makeReady);
      removeEventListener("pagehide", keep);
      document.removeEventListener("visibilitychange", hide);
    };
  }, [isVerseAsked]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the verse in the address follows the eye
  useEffect(() => note.current?.(), [search]);
}
