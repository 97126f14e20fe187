import { type PointerEvent, type RefObject, useRef } from "react";

/** CSS pixels of a pull after which letting go closes. */
const farEnough = 80;

/** Handlers for the head of a sheet: it follows the finger down, and closes when it is let go far enough below. */
export function useSwipeDown(sheet: RefObject<HTMLElement | null>, onClose: () => void) {
  const start = useRef<number>(undefined);
  const moveTo = (down: number) => {
    if (sheet.current) sheet.current.style.translate = down > 0 ? `0 ${down}px` : "";
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const isOnControl = event.target instanceof Element && event.target.closest("button, a");
      if (isOnControl || event.pointerType === "mouse") return;
      start.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current !== undefined) moveTo(event.clientY - start.current);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const pulled = start.current === undefined ? 0 : event.clientY - start.current;
      start.current = undefined;
      moveTo(0);
      if (pulled >= farEnough) onClose();
    },
    onPointerCancel: () => {
      start.current = undefined;
      moveTo(0);
    },
  };
}
