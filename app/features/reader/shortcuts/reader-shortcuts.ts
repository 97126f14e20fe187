import { sendToPlayer } from "#app/audio/open-player.ts";
import type { VerseActions } from "#app/features/reader/actions/use-verse-actions.ts";
import type { Reading } from "#app/features/reader/reading/reading.ts";
import { readingPlaceOf } from "#app/features/reader/reading/reading-place.ts";
import { focusVerse, verseAtLine } from "#app/features/reader/reading/verse-position.ts";
import { withView } from "#app/features/reader/settings/use-view.ts";
import { changeReaderSettings, fontSizes, storedReaderSettings } from "#app/storage/reader-settings.ts";
import { samePlan } from "#app/storage/reading-plan.ts";
import { isSurah } from "#domain/verse-reference.ts";

/** What a keyboard shortcut of a reader does. */
export type ReaderShortcut =
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

type ReaderShortcutOptions = {
  /** Address of the reader without parameters. */
  readonly address: string;
  readonly reading: Reading;
  readonly actions: VerseActions;
  /** The verse of this surah that the player is at. */
  readonly recited: number | undefined;
  readonly navigate: (address: string, options?: { readonly replace?: boolean }) => void;
  readonly onHelp: () => void;
};

function isInView(ayah: number): boolean {
  const box = document.getElementById(`verse-${ayah}`)?.getBoundingClientRect();
  return box !== undefined && box.bottom > 0 && box.top < innerHeight;
}

function resize(by: 1 | -1): void {
  const fontSize = fontSizes[fontSizes.indexOf(storedReaderSettings.read().fontSize) + by];
  if (fontSize) changeReaderSettings({ fontSize });
}

/**
 * The shortcuts of a reader. They apply to the verse being recited, else to the requested verse while it is in view,
 * else to the verse being read.
 */
export function readerShortcuts({
  address,
  reading,
  actions,
  recited,
  navigate,
  onHelp,
}: ReaderShortcutOptions): ReaderShortcuts {
  const { surah } = reading;
  const { isPaged } = storedReaderSettings.read();
  const view = (isPaged ? "&view=page" : "") + samePlan(location.search);
  // From the address: a second key press may come before the state of the first one is rendered.
  const requested = () => {
    const place = readingPlaceOf(new URLSearchParams(location.search));
    const { ayah, isVerseRequested } = place;
    if (!isVerseRequested || place.surah !== surah.number) return undefined;
    // A verse that the address requests may not have been scrolled into view yet.
    const isPending =
      history.state?.isFollowed !== true && !(reading.place.isVerseRequested && reading.place.ayah === ayah);
    return isPaged || isPending || isInView(ayah) ? ayah : undefined;
  };
  const currentVerse = () => recited ?? requested() ?? verseAtLine();
  const step = (by: 1 | -1) => {
    const ayah = Math.min(surah.ayahs, Math.max(1, (currentVerse() ?? 0) + by));
    if (recited !== undefined) {
      focusVerse(ayah);
      return sendToPlayer({ type: by === 1 ? "next" : "previous" });
    }
    return navigate(`${address}?surah=${surah.number}&verse=${ayah}${view}`, { replace: true });
  };
  const openSurah = (by: 1 | -1) => {
    // From the address: the surah that it names may still be loading.
    const number = readingPlaceOf(new URLSearchParams(location.search)).surah + by;
    if (!isSurah(number)) return;
    navigate(`${address}?surah=${number}${view}`);
    scrollTo(0, 0);
  };
  const onCurrentVerse = (action: (ayah: number) => void) => () => action(currentVerse() ?? 1);
  return {
    next: () => step(1),
    previous: () => step(-1),
    play: onCurrentVerse(actions.play),
    // The field once it is open, until then the button that opens it.
    search: () => {
      const field = document.querySelector<HTMLElement>("search input[type=search]");
      if (field) field.focus();
      else document.querySelector<HTMLElement>("[data-opens-search]")?.click();
    },
    mark: onCurrentVerse(actions.mark),
    copy: onCurrentVerse((ayah) => actions.copy(ayah)),
    share: onCurrentVerse((ayah) => actions.share(ayah)),
    more: onCurrentVerse(actions.open),
    translation: () => changeReaderSettings({ hasTranslation: !storedReaderSettings.read().hasTranslation }),
    larger: () => resize(1),
    smaller: () => resize(-1),
    nextSurah: () => openSurah(1),
    previousSurah: () => openSurah(-1),
    pages: () => {
      changeReaderSettings({ isPaged: !isPaged });
      navigate(address + withView(location.search, isPaged ? undefined : "page"), { replace: true });
    },
    help: onHelp,
  };
}
