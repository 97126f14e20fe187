import { type RefObject, useLayoutEffect, useRef } from "react";
import { openInHistory } from "./modal-history.ts";

/**
 * The browser's modal dialog, open while `isOpen`. However it ends, by its button, by Escape or because the
 * part of the page that contains it is removed, it is closed first, so that the focus returns to where it was. The back
 * button closes it too, unless it is outside of the history: opened by the address, or by nobody's press.
 */
export function useModal(isOpen: boolean, isOutsideHistory = false): RefObject<HTMLDialogElement | null> {
  "use memo";
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (!isOpen) return undefined;
    shown?.showModal();
    const leave = isOutsideHistory ? undefined : openInHistory(() => shown?.close());
    return () => {
      leave?.();
      shown?.close();
    };
  }, [isOpen, isOutsideHistory]);
  return dialog;
}
