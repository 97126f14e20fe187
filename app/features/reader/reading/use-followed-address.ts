import { useEffect } from "react";
import type { Reading } from "./reading.ts";
import { isInRange, readingPlaceOf } from "./reading-place.ts";
import { isStartAboveReadingLine, verseAtLine } from "./verse-position.ts";

/** Milliseconds from the end of a scroll to the change of the address: browsers limit how often it may change. */
const idleTime = 200;

/** Keeps `surah` and `verse` of the address at the verse being read, so that a copied address opens there. */
export function useFollowedAddress({ surah, place }: Reading): void {
  "use memo";
  useEffect(() => {
    let written = place.isVerseRequested ? place.ayah : 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const path = location.pathname;
    // The address may already request another page, surah or verse while this one is still shown; that stays.
    const isOurs = () => {
      const requested = readingPlaceOf(new URLSearchParams(location.search));
      const isThisPlace =
        requested.isVerseRequested === place.isVerseRequested && requested.ayah === place.ayah;
      const isAnswered = isThisPlace || history.state?.isFollowed === true;
      return location.pathname === path && requested.surah === surah.number && isAnswered;
    };
    const follow = () => {
      timer = undefined;
      if (!isOurs()) return;
      // A short verse that was requested may end above the reading line and is still the one being read.
      const ayah = place.isVerseRequested && isStartAboveReadingLine(place.ayah) ? place.ayah : verseAtLine();
      if (ayah === undefined || ayah === written) return;
      if (ayah === 1 && written === 0) return;
      // Within a requested range the address of the range stays.
      if (written === place.ayah && isInRange(place, ayah)) return;
      written = ayah;
      const address = new URL(location.href);
      address.searchParams.set("surah", String(surah.number));
      address.searchParams.set("verse", String(ayah));
      history.replaceState({ ...history.state, isFollowed: true }, "", address);
    };
    const followWhenIdle = () => {
      clearTimeout(timer);
      timer = setTimeout(follow, idleTime);
    };
    // Captured, so that it runs before `useSavedPosition` reads the address when the page goes away.
    const followNow = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      follow();
    };
    addEventListener("scrollend", followWhenIdle);
    addEventListener("pagehide", followNow, { capture: true });
    addEventListener("visibilitychange", followNow, { capture: true });
    return () => {
      clearTimeout(timer);
      removeEventListener("scrollend", followWhenIdle);
      removeEventListener("pagehide", followNow, { capture: true });
      removeEventListener("visibilitychange", followNow, { capture: true });
    };
  }, [surah, place]);
}
