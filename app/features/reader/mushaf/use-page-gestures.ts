import {
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { openInHistory } from "#app/ui/modal-history.ts";
import { parseVerseKey, type VerseReference } from "#domain/verse-reference.ts";

/** A finger has moved across: so many CSS pixels sideways, and at least twice as far as up or down. */
const swipeLength = 48;

/** Milliseconds after which a press is a long one. */
const longPress = 500;

/** CSS pixels that a finger may move while it presses. */
const stillness = 10;

/** The verse of the page under a press; undefined beside the text. */
function verseUnder(target: EventTarget | null): VerseReference | undefined {
  const verse = target instanceof Element ? target.closest<HTMLElement>("[data-verse]") : null;
  return parseVerseKey(verse?.dataset.verse ?? "");
}

type Gestures = {
  /** By so many openings, 1 forwards. */
  readonly onTurn: (by: 1 | -1) => void;
  readonly onVerse: (verse: VerseReference) => void;
  /** True where a tap on a verse means the verse and not the screen. */
  readonly takesTap: (verse: VerseReference) => boolean;
};

/**
 * What fingers and the mouse do on a page. A swipe turns it, to the right forwards, as the next page lies on the left. A
 * tap shows it on the whole screen and back. A long press on a verse, or a click of the mouse, opens the verse.
 */
export function usePageGestures({ onTurn, onVerse, takesTap }: Gestures) {
  "use memo";
  const [isWhole, setIsWhole] = useWholeScreen();
  const press = useRef<{ readonly x: number; readonly y: number; readonly timer: number }>(undefined);
  const isHandled = useRef(false);

  const open = (verse: VerseReference) => {
    isHandled.current = true;
    getSelection()?.removeAllRanges();
    onVerse(verse);
  };
  const endPress = () => {
    clearTimeout(press.current?.timer);
    press.current = undefined;
  };
  const onPointerDown = ({ isPrimary, pointerType, clientX, clientY, target }: PointerEvent) => {
    isHandled.current = false;
    endPress();
    if (!isPrimary || pointerType === "mouse") return;
    const verse = verseUnder(target);
    const timer = window.setTimeout(() => verse && open(verse), longPress);
    press.current = { x: clientX, y: clientY, timer };
  };
  const onPointerMove = ({ clientX, clientY }: PointerEvent) => {
    if (!press.current) return;
    const { x, y, timer } = press.current;
    if (Math.hypot(clientX - x, clientY - y) > stillness) clearTimeout(timer);
  };
  const onPointerUp = ({ clientX, clientY }: PointerEvent) => {
    if (!press.current) return;
    const [across, down] = [clientX - press.current.x, clientY - press.current.y];
    endPress();
    const isZoomed = (visualViewport?.scale ?? 1) > 1;
    if (isHandled.current || isZoomed) return;
    if (Math.abs(across) < swipeLength || Math.abs(across) < 2 * Math.abs(down)) return;
    isHandled.current = true;
    onTurn(across > 0 ? 1 : -1);
  };
  const onContextMenu = (event: MouseEvent) => {
    const verse = verseUnder(event.target);
    const { pointerType } = event.nativeEvent as globalThis.PointerEvent;
    if (!verse || pointerType !== "touch") return;
    event.preventDefault();
    endPress();
    if (!isHandled.current) open(verse);
  };
  const onClick = (event: MouseEvent) => {
    const { target, nativeEvent, defaultPrevented } = event;
    if (defaultPrevented || isHandled.current) return;
    const verse = verseUnder(target);
    if (target instanceof Element && target.closest("[data-number]")) {
      if (!verse || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      return onVerse(verse);
    }
    if (target instanceof Element && target.closest("a, button, input")) return;
    if (getSelection()?.isCollapsed === false) return;
    const isMouse = (nativeEvent as globalThis.PointerEvent).pointerType === "mouse";
    if (verse && (isMouse || takesTap(verse))) return onVerse(verse);
    // After the others: a letter with a rule of tajweed may open its explanation.
    setTimeout(() => {
      if (!document.querySelector("dialog[open]")) setIsWhole(!isWhole);
    });
  };
  return {
    isWhole,
    setIsWhole,
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: endPress,
      onContextMenu,
      onClick,
    },
  };
}

/** Whether the page has the whole screen; Escape and the back button end it. Then the focus is back on what had it before. */
function useWholeScreen() {
  const [isWhole, setIsWhole] = useState(false);
  const before = useRef<Element | null>(null);
  // Before the button that leaves it takes the focus.
  useLayoutEffect(() => {
    if (isWhole) before.current = document.activeElement;
  }, [isWhole]);
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Escape" && !document.querySelector("dialog[open]")) setIsWhole(false);
  });
  useEffect(() => {
    if (!isWhole) return;
    // Nothing else is seen, read out or reached by keys, but for sheets, which lie above.
    document.body.style.visibility = "hidden";
    addEventListener("keydown", onEscape);
    const leave = openInHistory(() => setIsWhole(false));
    return () => {
      leave();
      document.body.style.visibility = "";
      removeEventListener("keydown", onEscape);
      const isLost = document.activeElement === document.body;
      if (isLost && before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    };
  }, [isWhole]);
  return [isWhole, setIsWhole] as const;
}
