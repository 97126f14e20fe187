import { useEffect, useRef } from "react";
import { isInClosedDialog } from "#app/browser/taken-keys.ts";

/** What a key of the reader does. */
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

/** Keys as keyboards name them, each with its deed and the word of the interface that says it, in the order of the list. */
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

/** Letters by their place, for keyboards that write Arabic or Urdu where these stand. */
const placeOfLetter = /^Key([A-Z])$/;

/** The deed of a key as it was pressed; undefined for one that is none of the reader's. */
export function shortcutOf({ key, code, ctrlKey, metaKey, altKey }: KeyPress): ReaderShortcut | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  const wanted = key === "=" ? "+" : key === "؟" ? "?" : key.length === 1 ? key.toLowerCase() : key;
  const letter = placeOfLetter.exec(code)?.[1]?.toLowerCase();
  const isLatin = /^[\x20-\x7e]$/.test(key);
  return readerKeys.find(({ key: own }) => own === (isLatin || !letter ? wanted : letter))?.shortcut;
}

const written = "input, textarea, select, [contenteditable]";
const ownSpace = "button, summary, a[href], [role=tab], [role=switch]";

/** True when the key belongs to what has the focus. */
function belongsElsewhere(target: EventTarget | null, shortcut: ReaderShortcut): boolean {
  if (!(target instanceof Element)) return false;
  if (document.querySelector("dialog[open]")) return true;
  if (isInClosedDialog(target)) return false;
  if (target.closest(written)) return true;
  if (shortcut === "nextPage" || shortcut === "previousPage") return target.closest("[role=slider]") !== null;
  return shortcut === "play" && target.closest(ownSpace) !== null;
}

/** Lets the reader's keys act anywhere on the page but in what is typed into, or in a dialog. */
export function useReaderKeys(shortcuts: ReaderShortcuts): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const onDown = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event);
      const action = shortcut && latest.current[shortcut];
      if (!action || event.defaultPrevented || belongsElsewhere(event.target, shortcut)) return;
      event.preventDefault();
      action();
    };
    addEventListener("keydown", onDown);
    return () => removeEventListener("keydown", onDown);
  }, []);
}
