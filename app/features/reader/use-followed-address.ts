import { useEffect } from "react";
import type { Reading } from "./reading.ts";

/** The verse nearest under the header line is the one being read. */
const readingLine = 0.3;

/** Keeps `surah` and `verse` of the address at the verse being read, so that a copied address opens there. */
export function useFollowedAddress({ surah, place }: Reading): void {
  useEffect(() => {
    let written = place.isVerseAsked ? place.ayah : 0;
    const follow = () => {
      const ayah = verseAtLine();
      if (ayah === undefined || ayah === written) return;
      if (ayah === 1 && written === 0) return;
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

function verseAtLine(): number | undefined {
  const x = document.documentElement.clientWidth / 2;
  const card = document.elementFromPoint(x, innerHeight * readingLine)?.closest<HTMLElement>("[data-ayah]");
  return card ? Number(card.dataset.ayah) : undefined;
}
