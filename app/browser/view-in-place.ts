import { useLayoutEffect, useRef } from "react";
import { entryKey, restoreScroll, startSavingScroll, stopSavingScroll } from "./scroll-memory.ts";

/**
 * For a page whose addresses differ in their parameters alone: opens each view at its beginning, and one that is come
 * back to where it was left. When what was pressed went with the view before, the heading takes the focus.
 *
 * @param view what stands on the page; undefined until the page knows.
 * @param isMoving true while the address asks for another view already.
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
