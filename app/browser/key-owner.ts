const controls =
  "a[href], button, input, select, textarea, summary, [role=switch], [role=tab], [role=slider], [contenteditable]";

/** True within a dialog that was just closed: it has the focus until the next frame, but handles no keys. */
export function isInClosedDialog(target: Element): boolean {
  return target.closest("dialog:not([open])") !== null;
}

/** The focused control, which handles its own keys; null where the page may handle a key. */
export function controlOf(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element) || isInClosedDialog(target)) return null;
  return target.closest<HTMLElement>(controls);
}

/** True for a key that belongs to a control, to a dialog over the page, or to the browser. */
export function isKeyHandled(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  return controlOf(event.target) !== null || document.querySelector("dialog[open]") !== null;
}
