import { useEffect, useRef } from "react";
import { sendToPlayer } from "./open-player.ts";
import { readRecitation } from "./recitation-store.ts";

/**
 * Listen-and-repeat for a drill or a lesson: the person's own repeat setting is restored when
 * it ends, and when the page is left.
 */
export function useTemporaryRepeat() {
  const before = useRef<boolean>(undefined);
  const giveBack = () => {
    const isOn = before.current;
    before.current = undefined;
    if (isOn !== undefined) sendToPlayer({ type: "listenAndRepeat", isOn }).catch(() => undefined);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: given back once, when the page is left
  useEffect(() => giveBack, []);
  return {
    /** Notes how the person listens; one that is borrowed already stays noted as it was. */
    borrow(): void {
      before.current ??= readRecitation().isListenAndRepeat;
    },
    giveBack,
  };
}
