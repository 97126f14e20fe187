import { useEffect, useRef } from "react";
import { type VerseReference, verseKey } from "#domain/verse-reference.ts";

/**
 * Puts the focus on the verse that the address names once its page is there: a key or a search has led to it. Where the
 * page moves the address itself (what is returned says so), the focus stays with the button that was pressed.
 */
export function useFocusedVerse(place: VerseReference, isThere: boolean) {
  const ownMove = useRef(false);
  const seen = useRef(verseKey(place));
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    const key = verseKey(place);
    if (seen.current !== key) {
      wanted.current = ownMove.current ? undefined : key;
      ownMove.current = false;
      seen.current = key;
    }
    if (!isThere || wanted.current !== key) return;
    wanted.current = undefined;
    const verse = document.querySelector<HTMLElement>(`[data-verse="${key}"]`);
    if (!verse?.contains(document.activeElement)) verse?.focus({ preventScroll: true });
  });
  return ownMove;
}
