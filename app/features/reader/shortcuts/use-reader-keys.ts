import { useEffect, useEffectEvent } from "react";
import { isInClosedDialog } from "#app/browser/key-owner.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { useToast } from "#app/ui/toast.ts";
import type { ReaderShortcuts } from "./reader-shortcuts.ts";

type ShortcutCode = typeof import("./reader-shortcuts.ts");

let loaded: ShortcutCode | undefined;

async function loadShortcuts(): Promise<ShortcutCode> {
  loaded ??= await import("./reader-shortcuts.ts");
  return loaded;
}

const textFields = "input, textarea, select, [contenteditable]";
const usesSpaceKey = "button, summary, a[href], [role=tab], [role=switch]";

/** True when the browser, the focused element or an open dialog handles the key itself. */
function isHandledElsewhere(event: KeyboardEvent): boolean {
  const { target, key } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  if (!(target instanceof Element)) return false;
  if (document.querySelector("dialog[open]")) return true;
  if (isInClosedDialog(target)) return false;
  if (target.closest(textFields)) return true;
  if (key.startsWith("Arrow")) return target.closest("[role=slider]") !== null;
  return key === " " && target.closest(usesSpaceKey) !== null;
}

/**
 * Runs a reader's shortcuts on key presses anywhere on the page, except in text fields and dialogs. Their code is
 * loaded with the first such key, which takes effect as soon as it is there.
 */
export function useReaderKeys(shortcutsOf: (code: ShortcutCode) => ReaderShortcuts): void {
  const text = useMessages("shell");
  const showToast = useToast();
  const run = useEffectEvent((code: ShortcutCode, event: KeyboardEvent) => {
    const shortcut = code.shortcutOf(event);
    const action = shortcut && shortcutsOf(code)[shortcut];
    if (!action) return;
    event.preventDefault();
    action();
  });
  const announceFailure = useEffectEvent(() =>
    showToast({ title: text("loadFailedTitle"), description: text("loadFailedText") }),
  );
  useEffect(() => {
    let isMounted = true;
    const onKeyDown = (event: KeyboardEvent) => {
      const { key } = event;
      if ((key.length > 1 && !key.startsWith("Arrow")) || isHandledElsewhere(event)) return;
      if (loaded) return run(loaded, event);
      // With these the browser would scroll and search before the code is there.
      if (key === " " || key === "/") event.preventDefault();
      loadShortcuts().then(
        (code) => isMounted && run(code, event),
        () => isMounted && announceFailure(),
      );
    };
    addEventListener("keydown", onKeyDown);
    return () => {
      isMounted = false;
      removeEventListener("keydown", onKeyDown);
    };
  }, []);
}
