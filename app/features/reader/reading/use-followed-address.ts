import { useEffect } from "react";
import type { Reading } from "./reading.ts";
import { isInRange, readingPlaceOf } from "./reading-place.ts";
import { isStartAboveReadingLine, verseAtLine } from "./verse-position.ts";

/** Milliseconds of rest before the address follows: held keys end a scroll many times a second, browsers allow few writings. */
const idleTime = 200;

/** Keeps `surah` and `verse` of the address at the verse being read, so that a copied address opens there. */
export function useFollowedAddress({ surah, place }: Reading): void {
  useEffect(() => {
    let written = place.isVerseRequested ? place.ayah : 0;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const path = location.pathname;
    // The address may ask for another page, surah or verse while this one still stands: what is asked for stays.
    const isOurs = () => {
      const asked = readingPlaceOf(new URLSearchParams(location.search));
      const isThisPlace = asked.isVerseRequested === place.isVerseRequested && asked.ayah === place.ayah;
      const isAnswered = isThisPlace || history.state?.isFollowed === true;
      return location.pathname === path && asked.surah === surah.number && isAnswered;
    };
    const follow = () => {
      rest = undefined;
      if (!isOurs()) return;
      // A short verse that was asked for stands above the line: it is the one being read all the same.
      const ayah = place.isVerseRequested && isStartAboveReadingLine(place.ayah) ? place.ayah : verseAtLine();
      if (ayah === undefined || ayah === written) return;
      if (ayah === 1 && written === 0) return;
      // Within a range that was asked for, its address stays.
      if (written === place.ayah && isInRange(place, ayah)) return;
      written = ayah;
      const address = new URL(location.href);
      address.searchParams.set("surah", String(surah.number));
      address.searchParams.set("verse", String(ayah));
      history.replaceState({ ...history.state, isFollowed: true }, "", address);
    };
    const followAtRest = () => {
      clearTimeout(rest);
      rest = setTimeout(follow, idleTime);
    };
    // Before the page goes: what remembers the place then reads it from the address.
    const followNow = () => {
      if (rest === undefined) return;
      clearTimeout(rest);
      follow();
    };
    addEventListener("scrollend", followAtRest);
    addEventListener("pagehide", followNow, { capture: true });
    addEventListener("visibilitychange", followNow, { capture: true });
    return () => {
      clearTimeout(rest);
      removeEventListener("scrollend", followAtRest);
      removeEventListener("pagehide", followNow, { capture: true });
      removeEventListener("visibilitychange", followNow, { capture: true });
    };
  }, [surah, place]);
}
