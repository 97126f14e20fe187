import { useEffect } from "react";
import type { Reading } from "./reading.ts";
import { isInRange } from "./reading-place.ts";
import { isBegunAbove, verseAtLine } from "./verse-at-line.ts";

/** Keeps `surah` and `verse` of the address at the verse being read, so that a copied address opens there. */
export function useFollowedAddress({ surah, place }: Reading): void {
  useEffect(() => {
    let written = place.isVerseAsked ? place.ayah : 0;
    const follow = () => {
      // A short verse that was asked for stands above the line: it is the one being read all the same.
      const ayah = place.isVerseAsked && isBegunAbove(place.ayah) ? place.ayah : verseAtLine();
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
    addEventListener("scrollend", follow);
    return () => removeEventListener("scrollend", follow);
  }, [surah, place]);
}
