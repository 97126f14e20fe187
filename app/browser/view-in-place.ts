import { useLayoutEffect, useRef } from "react";
import { entryKey, restoreScroll, startSavingScroll, stopSavingScroll } from "./scroll-memory.ts";

/**
 * For a page whose addresses differ only in their parameters: opens each view at its top, and restores the scroll
 * position on going back. When the focused control was removed with the previous view, the heading takes the focus.
 *
 * @param view the view being shown; undefined until it is known.
 * @param isMoving true while the address already selects another view.
 */
export function useViewInPlace(view: string | undefined, isMoving = false): void {
  const standing = useRef<{ readonly view: string; readonly entry: string }>(undefined);
  useLayoutEffect(() => {
    if (isMoving) {
      stopSavingScroll();
      return startSavingScroll;
    }
    if (view === undefined) return undefined;
    const before = standing.current;
    standing.current = { view, entry: entryKey() };
    if (before === undefined || before.view === view) return undefined;
    // A view that was replaced in its own history entry was never left.
    const isReplaced = before.entry === standing.current.entry;
    if (isReplaced || !restoreScroll()) scrollTo({ top: 0, behavior: "instant" });
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
    return undefined;
  }, [view, isMoving]);
}
