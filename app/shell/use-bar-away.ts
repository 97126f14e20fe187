import { useEffect, useState } from "react";

/** Pages for long reading: the header scrolls away with the page and the bottom bar is hidden. */
export function isReader(address: string): boolean {
  return address === "/digital-quran" || address === "/complete-quran";
}

/** CSS pixels of scrolling in one direction after which the bar is hidden or shown. */
const farEnough = 12;

/** Whether the bottom bar is hidden: in a reader after scrolling down, until scrolling up. */
export function useBarAway(address: string): boolean {
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    if (!isReader(address)) return;
    let turned = scrollY;
    const look = () => {
      const moved = scrollY - turned;
      const isAtTop = scrollY < innerHeight / 4;
      if (Math.abs(moved) < farEnough && !isAtTop) return;
      turned = scrollY;
      setIsAway(moved > 0 && !isAtTop);
    };
    addEventListener("scroll", look, { passive: true });
    return () => {
      removeEventListener("scroll", look);
      setIsAway(false);
    };
  }, [address]);
  useEffect(() => {
    document.documentElement.toggleAttribute("data-bar-away", isAway);
  }, [isAway]);
  return isAway;
}
