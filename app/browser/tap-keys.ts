import { useEffect, useRef } from "react";
import { controlOf } from "./key-owner.ts";

/** True when the focused control handles the key, not the counter. */
function belongsElsewhere(target: EventTarget | null): boolean {
  const control = controlOf(target);
  return control !== null && control.dataset.tap === undefined;
}

/**
 * Space and Enter count anywhere on the page, except on another control or in a dialog over it; a held key
 * counts once. The control with `data-tap` counts too.
 */
export function useTapKeys(onTap: () => void, isOn = true): void {
  const latest = useRef(onTap);
  useEffect(() => {
    latest.current = onTap;
  });
  useEffect(() => {
    if (!isOn) return;
    // Marks that a counter is at the bottom of the screen: toasts then come from the top.
    document.documentElement.dataset.counting = "";
    const isOurs = (event: KeyboardEvent) =>
      (event.key === " " || event.key === "Enter") &&
      !event.ctrlKey &&
      !event.metaKey &&
      !event.altKey &&
      !belongsElsewhere(event.target) &&
      (document.querySelector("dialog[open]") === null || isInTapDialog(event.target));
    const onDown = (event: KeyboardEvent) => {
      if (!isOurs(event)) return;
      event.preventDefault();
      if (!event.repeat) latest.current();
    };
    // Some browsers click a button when the space bar is released, even if its keydown was prevented.
    const onUp = (event: KeyboardEvent) => {
      if (event.key === " " && isOurs(event)) event.preventDefault();
    };
    addEventListener("keydown", onDown);
    addEventListener("keyup", onUp);
    return () => {
      delete document.documentElement.dataset.counting;
      removeEventListener("keydown", onDown);
      removeEventListener("keyup", onUp);
    };
  }, [isOn]);
}

function isInTapDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("dialog")?.querySelector("[data-tap]") != null;
}

/** Returns the keys to the counter after a pointer click on another control; keyboard focus stays where it is. */
export function backToTap(event: { readonly detail: number }): void {
  if (event.detail > 0) document.querySelector<HTMLElement>("[data-tap]")?.focus({ preventScroll: true });
}
