import { useLocation } from "wouter";
import { sendToPlayer } from "#app/audio/open-player.ts";
import type { Reading } from "#app/features/reader/reading/reading.ts";
import { readingPlaceOf } from "#app/features/reader/reading/reading-place.ts";
import { focusVerse, verseAtLine } from "#app/features/reader/reading/verse-position.ts";
import {
  fontSizes,
  storedFontSize,
  storedPageView,
  storedTranslation,
} from "#app/features/reader/settings/reader-settings.ts";
import type { VerseActions, VerseView } from "#app/features/reader/verse/verse-view.ts";
import { isSurah } from "#domain/verse-reference.ts";
import type { ReaderShortcuts } from "./reader-keys.ts";

type ReaderShortcutOptions = {
  readonly variant: VerseView["variant"];
  readonly reading: Reading;
  readonly actions: VerseActions;
  /** The verse at which the recitation stands. */
  readonly recited: number | undefined;
  readonly onHelp: () => void;
};

function isSeen(ayah: number): boolean {
  const box = document.getElementById(`verse-${ayah}`)?.getBoundingClientRect();
  return box !== undefined && box.bottom > 0 && box.top < innerHeight;
}

function resize(by: 1 | -1): void {
  const size = fontSizes[fontSizes.indexOf(storedFontSize.read()) + by];
  if (size) storedFontSize.write(size);
}

/** What the keys do in a reader: to the verse being recited, else the chosen one in view, else the one being read. */
export function useReaderShortcuts({
  variant,
  reading,
  actions,
  recited,
  onHelp,
}: ReaderShortcutOptions): ReaderShortcuts {
  const [address, navigate] = useLocation();
  const { surah } = reading;
  const isPaged = variant === "complete" && storedPageView.read();
  // Of the address: a key that follows fast on another must not start from the verse before it.
  const asked = () => {
    const place = readingPlaceOf(new URLSearchParams(location.search));
    const { ayah, isVerseRequested } = place;
    if (!isVerseRequested || place.surah !== surah.number) return undefined;
    // What the address names without having followed the eye may still be on its way into view.
    const isOnItsWay =
      history.state?.isFollowed !== true && !(reading.place.isVerseRequested && reading.place.ayah === ayah);
    return isPaged || isOnItsWay || isSeen(ayah) ? ayah : undefined;
  };
  const chosen = () => recited ?? asked() ?? verseAtLine();
  const step = (by: 1 | -1) => {
    const ayah = Math.min(surah.ayahs, Math.max(1, (chosen() ?? 0) + by));
    if (recited !== undefined) {
      focusVerse(ayah);
      return sendToPlayer({ type: by === 1 ? "next" : "previous" });
    }
    return navigate(`${address}?surah=${surah.number}&verse=${ayah}`, { replace: true });
  };
  const openSurah = (by: 1 | -1) => {
    // Of the address: the surah it names may still be on its way.
    const number = readingPlaceOf(new URLSearchParams(location.search)).surah + by;
    if (!isSurah(number)) return;
    navigate(`${address}?surah=${number}`);
    scrollTo(0, 0);
  };
  const withChosen = (action: (ayah: number) => void) => () => action(chosen() ?? 1);
  return {
    next: () => step(1),
    previous: () => step(-1),
    play: withChosen(actions.play),
    search: () => document.querySelector<HTMLElement>("search input[type=search]")?.focus(),
    mark: withChosen(actions.mark),
    copy: withChosen((ayah) => actions.copy(ayah)),
    share: withChosen((ayah) => actions.share(ayah)),
    translation: () => storedTranslation.write(!storedTranslation.read()),
    larger: () => resize(1),
    smaller: () => resize(-1),
    nextSurah: () => openSurah(1),
    previousSurah: () => openSurah(-1),
    help: onHelp,
    ...(variant === "complete"
      ? { more: withChosen(actions.open), pages: () => storedPageView.write(!storedPageView.read()) }
      : {}),
  };
}
