import { useEffect, useRef } from "react";

type Turn = { readonly next: () => void; readonly previous: () => void; readonly isRightToLeft: boolean };

/** Controls that use the arrow keys themselves. */
const arrowControls =
  "input, select, textarea, [role=tab], [role=slider], [role=radio], [role=menu], [contenteditable]";

/** The direction an arrow key turns to: forward in the reading direction, or back. Undefined for other keys. */
export function turnOf(key: string, isRightToLeft: boolean): "next" | "previous" | undefined {
  if (key !== "ArrowLeft" && key !== "ArrowRight") return undefined;
  return (key === "ArrowLeft") === isRightToLeft ? "next" : "previous";
}

/** The arrow key of each turn, as `aria-keyshortcuts` names it. */
export function turnKeys(isRightToLeft: boolean) {
  const [next, previous] = isRightToLeft ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];
  return { next, previous } as const;
}

/** The arrow keys turn anywhere on the page, except on what uses them itself and in a dialog without the counter. */
export function useTurnKeys(turn: Turn, isOn: boolean): void {
  const latest = useRef(turn);
  useEffect(() => {
    latest.current = turn;
  });
  useEffect(() => {
    if (!isOn) return;
    const onDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const way = turnOf(event.key, latest.current.isRightToLeft);
      const isElsewhere = event.target instanceof Element && event.target.closest(arrowControls) !== null;
      const dialog = document.querySelector("dialog[open]");
      if (!way || isElsewhere || (dialog && !dialog.querySelector("[data-tap]"))) return;
      event.preventDefault();
      latest.current[way]();
    };
    addEventListener("keydown", onDown);
    return () => removeEventListener("keydown", onDown);
  }, [isOn]);
}
