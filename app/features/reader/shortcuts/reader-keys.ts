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
  { key: "j", act: "next", word: "keyNext" },
  { key: "k", act: "previous", word: "keyPrevious" },
  { key: " ", act: "play", word: "keyPlay" },
  { key: "/", act: "search", word: "keySearch" },
  { key: "b", act: "mark", word: "keyMark" },
  { key: "c", act: "copy", word: "keyCopy" },
  { key: "s", act: "share", word: "keyShare" },
  { key: "w", act: "more", word: "keyMore" },
  { key: "t", act: "translation", word: "keyTranslation" },
  { key: "+", act: "larger", word: "keyLarger" },
  { key: "-", act: "smaller", word: "keySmaller" },
  { key: "n", act: "nextSurah", word: "keyNextSurah" },
  { key: "p", act: "previousSurah", word: "keyPreviousSurah" },
  { key: "v", act: "pages", word: "keyPages" },
  { key: "ArrowLeft", act: "nextPage", word: "keyNextPage" },
  { key: "ArrowRight", act: "previousPage", word: "keyPreviousPage" },
  { key: "?", act: "help", word: "keyHelp" },
] as const satisfies readonly { readonly key: string; readonly act: ReaderShortcut; readonly word: string }[];

export type ReaderShortcuts = Readonly<Partial<Record<ReaderShortcut, () => void>>>;

type KeyPress = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey">;

/** Letters by their place, for keyboards that write Arabic or Urdu where these stand. */
const placeOfLetter = /^Key([A-Z])$/;

/** The deed of a key as it was pressed; undefined for one that is none of the reader's. */
export function actOf({ key, code, ctrlKey, metaKey, altKey }: KeyPress): ReaderShortcut | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  const wanted = key === "=" ? "+" : key === "؟" ? "?" : key.length === 1 ? key.toLowerCase() : key;
  const letter = placeOfLetter.exec(code)?.[1]?.toLowerCase();
  const isLatin = /^[\x20-\x7e]$/.test(key);
  return readerKeys.find(({ key: own }) => own === (isLatin || !letter ? wanted : letter))?.act;
}

const written = "input, textarea, select, [contenteditable]";
const ownSpace = "button, summary, a[href], [role=tab], [role=switch]";

/** True when the key belongs to what has the focus. */
function belongsElsewhere(target: EventTarget | null, act: ReaderShortcut): boolean {
  if (!(target instanceof Element)) return false;
  if (document.querySelector("dialog[open]")) return true;
  if (isInClosedDialog(target)) return false;
  if (target.closest(written)) return true;
  if (act === "nextPage" || act === "previousPage") return target.closest("[role=slider]") !== null;
  return act === "play" && target.closest(ownSpace) !== null;
}

/** Lets the reader's keys act anywhere on the page but in what is typed into, or in a dialog. */
export function useReaderKeys(acts: ReaderShortcuts): void {
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  useEffect(() => {
    const onDown = (event: KeyboardEvent) => {
      const act = actOf(event);
      const action = act && latest.current[act];
      if (!action || event.defaultPrevented || belongsElsewhere(event.target, act)) return;
      event.preventDefault();
      action();
    };
    addEventListener("keydown", onDown);
    return () => removeEventListener("keydown", onDown);
  }, []);
}
