import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * The browser's modal dialog, open while `isOpen`. However it ends, by its button, by Escape or because the
 * part of the page that contains it is removed, it is closed first, so that the focus returns to where it was.
 */
export function useModal(isOpen: boolean): RefObject<HTMLDialogElement | null> {
  "use memo";
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (!isOpen) return undefined;
    shown?.showModal();
    return () => shown?.close();
  }, [isOpen]);
  return dialog;
}
