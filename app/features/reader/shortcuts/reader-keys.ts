import { useEffect, useRef } from "react";
import { isInClosedDialog } from "#app/browser/key-owner.ts";

/** What a keyboard shortcut of a reader does. */
type ReaderShortcut =
  | "next"
  | "previous"
  | "play"
  | "search"
  | "help"
  | "mark"
  | "copy"
  | "share"
  | "more"
  | "translation"
  | "larger"
  | "smaller"
  | "nextSurah"
  | "previousSurah"
  | "pages"
  | "nextPage"
  | "previousPage";

/** Each key as `KeyboardEvent.key` names it, its shortcut and the message key of its description, in the order shown. */
export const readerKeys = [
  { key: "j", shortcut: "next", word: "keyNext" },
  { key: "k", shortcut: "previous", word: "keyPrevious" },
  { key: " ", shortcut: "play", word: "keyPlay" },
  { key: "/", shortcut: "search", word: "keySearch" },
  { key: "b", shortcut: "mark", word: "keyMark" },
  { key: "c", shortcut: "copy", word: "keyCopy" },
  { key: "s", shortcut: "share", word: "keyShare" },
  { key: "w", shortcut: "more", word: "keyMore" },
  { key: "t", shortcut: "translation", word: "keyTranslation" },
  { key: "+", shortcut: "larger", word: "keyLarger" },
  { key: "-", shortcut: "smaller", word: "keySmaller" },
  { key: "n", shortcut: "nextSurah", word: "keyNextSurah" },
  { key: "p", shortcut: "previousSurah", word: "keyPreviousSurah" },
  { key: "v", shortcut: "pages", word: "keyPages" },
  { key: "ArrowLeft", shortcut: "nextPage", word: "keyNextPage" },
  { key: "ArrowRight", shortcut: "previousPage", word: "keyPreviousPage" },
  { key: "?", shortcut: "help", word: "keyHelp" },
] as const satisfies readonly {
  readonly key: string;
  readonly shortcut: ReaderShortcut;
  readonly word: string;
}[];

export type ReaderShortcuts = Readonly<Partial<Record<ReaderShortcut, () => void>>>;

type KeyPress = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey">;

/** Letters by their position, for keyboards that write Arabic or Urdu there. */
const letterCode = /^Key([A-Z])$/;

/** The shortcut of a pressed key; undefined for a key without one. */
export function shortcutOf({ key, code, ctrlKey, metaKey, altKey }: KeyPress): ReaderShortcut | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  const pressed = key === "=" ? "+" : key === "؟" ? "?" : key.length === 1 ? key.toLowerCase() : key;
  const letter = letterCode.exec(code)?.[1]?.toLowerCase();
  const isLatin = /^[\x20-\x7e]$/.test(key);
  return readerKeys.find((known) => known.key === (isLatin || !letter ? pressed : letter))?.shortcut;
}

const textFields = "input, textarea, select, [contenteditable]";
const usesSpaceKey = "button, summary, a[href], [role=tab], [role=switch]";

/** True when the focused element, or an open dialog, handles the key itself. */
function isHandledElsewhere(target: EventTarget | null, shortcut: ReaderShortcut): boolean {
  if (!(target instanceof Element)) return false;
  if (document.querySelector("dialog[open]")) return true;
  if (isInClosedDialog(target)) return false;
  if (target.closest(textFields)) return true;
  if (shortcut === "nextPage" || shortcut === "previousPage") return target.closest("[role=slider]") !== null;
  return shortcut === "play" && target.closest(usesSpaceKey) !== null;
}

/** Runs a reader's shortcuts on key presses anywhere on the page, except in text fields and dialogs. */
export function useReaderKeys(shortcuts: ReaderShortcuts): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event);
      const action = shortcut && latest.current[shortcut];
      if (!action || event.defaultPrevented || isHandledElsewhere(event.target, shortcut)) return;
      event.preventDefault();
      action();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
}
