import { Minus, Pause, Play, Plus, X } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useLocation } from "wouter";
import { controlOf } from "#app/browser/key-owner.ts";
import { useIsWide } from "#app/browser/use-is-wide.ts";
import { useWakeLock } from "#app/browser/wake-lock.ts";
import { useIsPaged } from "#app/features/reader/settings/use-view.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { samePlan } from "#app/storage/reading-plan.ts";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import type { VerseReference } from "#domain/verse-reference.ts";
import { nextPace, storedPace } from "./pace.ts";
import { useAutoScroll } from "./use-auto-scroll.ts";

/** Keys with which a person scrolls by hand. */
const scrollKeys = ["ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End"];

/** Controls that scroll keys and Escape belong to. */
const fields = "input, select, textarea, [role=slider], [contenteditable]";

/** The text that is read; a tap on it pauses and goes on. */
const readText = "main article";

/** Above the page on the whole screen, which hides the rest. */
const barStyle = { visibility: "visible", zIndex: 60, padding: "0.25rem 0.5rem" } as const;

/** The text scrolls by itself, or its pages turn, from when this is shown; a small bar pauses it and changes its speed. */
export function HandsFreeBar({ onClose }: { readonly onClose: () => void }) {
  const text = useMessages("mushaf");
  const [isRunning, setIsRunning] = useState(true);
  const [pace, setPace] = useStoredValue(storedPace);
  const isPaged = useIsPaged();
  const areTwo = useIsWide("68.75rem");
  const [address, navigate] = useLocation();
  const lock = useWakeLock(isRunning);
  const go = ({ surah, ayah }: VerseReference) => {
    const view = isPaged ? "&view=page" : "";
    const verse = ayah > 0 ? `&verse=${ayah}` : "";
    navigate(`${address}?surah=${surah}${verse}${view}${samePlan(location.search)}`, { replace: true });
    if (ayah === 0) scrollTo({ top: 0, behavior: "instant" });
  };
  useAutoScroll({ isRunning, isPaged, areTwo, pace, onGo: go, onEnd: () => setIsRunning(false) });
  useHands(isRunning, setIsRunning, onClose);
  useEffect(() => {
    // Toasts are shown at the top while the bar is on the page.
    document.documentElement.toggleAttribute("data-hands-free", true);
    return () => document.documentElement.removeAttribute("data-hands-free");
  }, []);
  const pauseButton = useFocusWhileOpen();
  const Sign = isRunning ? Pause : Play;
  return createPortal(
    <section
      aria-label={text("handsFree")}
      className="panel fixed inset-x-4 bottom-[calc(var(--bar-height)+0.75rem)] in-data-[bar=player]:bottom-[calc(var(--bar-height)+4.25rem)] mx-auto max-w-sm shadow-panel print:hidden"
      style={barStyle}
    >
      <div className="flex items-center justify-between">
        <IconButton
          ref={pauseButton}
          label={text(isRunning ? "scrollPause" : "scrollOn")}
          onClick={() => setIsRunning(!isRunning)}
          className="text-green!"
        >
          <Sign aria-hidden="true" className="size-5 fill-current" />
        </IconButton>
        <IconButton label={text("scrollSlower")} onClick={() => setPace(nextPace(pace, -1))}>
          <Minus aria-hidden="true" className="size-5" />
        </IconButton>
        <p role="status" className="min-w-0 text-center text-sm leading-tight tabular-nums">
          {text("scrollPace", { count: pace })}
        </p>
        <IconButton label={text("scrollFaster")} onClick={() => setPace(nextPace(pace, 1))}>
          <Plus aria-hidden="true" className="size-5" />
        </IconButton>
        <IconButton label={text("close")} onClick={onClose}>
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      {isRunning && (lock === "missing" || lock === "refused") && (
        <p className="text-center text-ink-soft text-xs">{text("scrollSleeps")}</p>
      )}
    </section>,
    document.body,
  );
}

/** The button to focus while the bar is shown; afterwards the focus is back on what had it before. */
function useFocusWhileOpen() {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    let before: Element | null = null;
    // In the next frame a sheet that has just closed has given the focus back.
    const frame = requestAnimationFrame(() => {
      before = document.activeElement;
      button.current?.focus({ preventScroll: true });
    });
    return () => {
      cancelAnimationFrame(frame);
      const isLost = document.activeElement === document.body;
      if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return button;
}

/**
 * What a person does beside the bar: a tap on the text or the space key pauses and goes on, their own scrolling pauses.
 * A focused button keeps its space key.
 */
function useHands(isRunning: boolean, setIsRunning: (isRunning: boolean) => void, onClose: () => void) {
  const wasRunning = useRef(isRunning);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    const control = controlOf(event.target);
    if (control?.matches(fields)) return;
    if (event.key === "Escape") onClose();
    else if (scrollKeys.includes(event.key)) setIsRunning(false);
    else if (event.key === " " && !control) {
      // Else it would play the recitation.
      event.preventDefault();
      event.stopPropagation();
      setIsRunning(!isRunning);
    }
  });
  const onPointerDown = useEffectEvent((event: PointerEvent) => {
    wasRunning.current = isRunning;
    if (event.pointerType !== "mouse" && isOnText(event.target)) setIsRunning(false);
  });
  const onClick = useEffectEvent((event: MouseEvent) => {
    if (!isOnText(event.target)) return;
    // Else it would open the verse, or show the page on the whole screen.
    event.stopPropagation();
    setIsRunning(!wasRunning.current);
  });
  const pause = useEffectEvent(() => setIsRunning(false));
  useEffect(() => {
    const captured = { capture: true, passive: false } as const;
    const listeners = [
      ["keydown", (event: Event) => onKeyDown(event as KeyboardEvent)],
      ["pointerdown", (event: Event) => onPointerDown(event as PointerEvent)],
      ["click", (event: Event) => onClick(event as MouseEvent)],
      ["wheel", () => pause()],
    ] as const;
    for (const [type, listener] of listeners) addEventListener(type, listener, captured);
    return () => {
      for (const [type, listener] of listeners) removeEventListener(type, listener, captured);
    };
  }, []);
}

/** True on the text itself, false on a control in it. */
function isOnText(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || target.closest("a, button, input, select")) return false;
  return target.closest(`${readText}, [data-mushaf]`) !== null;
}
