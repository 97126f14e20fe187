import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * The browser's own dialog, over the page while it is open. However it ends, by its button, by Escape or because the
 * part of the page that holds it goes, it is closed first: only so does the focus go back whence it came.
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
