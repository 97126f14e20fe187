import { useEffect } from "react";
import { keptNow, openKept } from "#app/platform/kept/use-kept-later.ts";
import type { Reading } from "./reading.ts";
import { readingPlaceOf } from "./reading-place.ts";

/** Remembers the verse being read when the person stops, so that it can be offered next time. */
export function useKeptPosition({ place }: Reading): void {
  const { isVerseAsked } = place;
  useEffect(() => {
    const keep = () => {
      const { surah, ayah, isVerseAsked: isNamed } = readingPlaceOf(new URLSearchParams(location.search));
      if (isNamed) keptNow()?.put("position", "reader", { surah, ayah });
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
}
