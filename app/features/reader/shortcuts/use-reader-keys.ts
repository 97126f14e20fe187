import { useEffect, useRef } from "react";
import { isInClosedDialog } from "#app/browser/taken-keys.ts";
import { actOf, type ReaderShortcut, type ReaderShortcuts } from "./reader-keys.ts";

const written = "input, textarea, select, [contenteditable]";
const ownSpace = "button, summary, a[href], [role=tab], [role=switch]";

/** True when the key belongs to what has the focus. */
function belongsElsewhere(target: EventTarget | null, act: ReaderShortcut): boolean {
  if (!(target instanceof Element)) return false;
  if (document.querySelector("dialog[open]")) return true;
  if (isInClosedDialog(target)) return false;
  if (target.closest(written)) return true;
  if (act === "nextPage" || act === "previousPage") return target.closest("[role=slider]") !== null;
  return act === "play" && target.closest(ownSpace) !== null;
}

/** Lets the reader's keys act anywhere on the page but in what is typed into, or in a dialog. */
export function useReaderKeys(acts: ReaderShortcuts): void {
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  useEffect(() => {
    const onDown = (event: KeyboardEvent) => {
      const act = actOf(event);
      const action = act && latest.current[act];
      if (!action || event.defaultPrevented || belongsElsewhere(event.target, act)) return;
      event.preventDefault();
      action();
    };
    addEventListener("keydown", onDown);
    return () => removeEventListener("keydown", onDown);
  }, []);
}
