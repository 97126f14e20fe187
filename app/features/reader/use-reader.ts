import { useEffect, useMemo, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { playbackFailure } from "#app/audio/playback-failure.ts";
import { useRecitation } from "#app/audio/recitation-store.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { storedReaderSettings } from "#app/storage/reader-settings.ts";
import { samePlan } from "#app/storage/reading-plan.ts";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { openUserData } from "#app/storage/user-data/use-collection.ts";
import { useToast } from "#app/ui/toast.ts";
import { isActive, playingAyah } from "#domain/recitation/playing.ts";
import type { VerseReference } from "#domain/verse-reference.ts";
import { useVerseActions } from "./actions/use-verse-actions.ts";
import type { Reading } from "./reading/reading.ts";
import { type PlaceToOpen, readingPlaceOf, verseParameter } from "./reading/reading-place.ts";
import { useOpenReading } from "./reading/use-open-reading.ts";
import { useEditions } from "./settings/use-editions.ts";
import { useIsPaged } from "./settings/use-view.ts";
import { useReaderKeys } from "./shortcuts/use-reader-keys.ts";
import type { VerseView } from "./verse/verse-view.ts";

type Marks = {
  /** Keys of the marked verses of all surahs. */
  readonly marked: readonly string[];
  /** Marks a verse of this surah, or removes its mark. */
  readonly mark: (ayah: number) => void;
};

type ReaderOptions = Pick<VerseView, "variant" | "More"> & {
  /** The address of the reader without parameters. */
  readonly address: string;
  readonly first: Reading;
  /** A hook with the marks that this reader has. */
  readonly useMarks: (surah: number) => Marks;
};

/** What both readers do: they open the surah of the address with the settings, and act on its verses. */
export function useReader({ address, first, variant, More, useMarks }: ReaderOptions) {
  const [settings] = useStoredValue(storedReaderSettings);
  const { fontSize, hasTranslation, hasTransliteration } = settings;
  const isPaged = useIsPaged();
  const opened = useOpenReading(first, { ...useEditions(), hasTransliteration }, isPaged);
  const search = useSearch();
  const addressed = readingPlaceOf(new URLSearchParams(search));
  const isAddressHere = addressed.surah === opened.reading.surah.number;
  // Page by page the address is the place; verse by verse it only follows the scrolling.
  const reading = isPaged && isAddressHere ? { ...opened.reading, place: addressed } : opened.reading;
  const { place, surah } = reading;
  const { marked, mark } = useMarks(surah.number);
  const { recited, playing, play } = useRecitedVerse(surah.number);
  const [, navigate] = useLocation();
  // Undefined until a verse is opened, so that the code of its sheet loads only then.
  const [sheet, setSheet] = useState<VerseReference & { readonly isOpen: boolean }>();
  const [areKeysOpen, setAreKeysOpen] = useState<boolean>();
  const [isSearchOpen, setIsSearchOpen] = useState(false);
  const openVerse = (reference: VerseReference) => {
    openUserData().catch(() => undefined);
    setSheet({ ...reference, isOpen: true });
  };
  const view = isPaged ? "&view=page" : "";
  const suffix = view + samePlan(search);
  const openPlace = ({ surah: number, ayah, to }: PlaceToOpen) =>
    navigate(`${address}?surah=${number}&verse=${verseParameter(ayah, to)}${view}`);
  const moveTo = ({ surah: number, ayah }: VerseReference, isReadOn: boolean) =>
    navigate(`${address}?surah=${number}&verse=${ayah}${suffix}`, { replace: true, state: { isReadOn } });
  const actions = useVerseActions(reading, {
    play,
    mark,
    goTo: (ayah) =>
      navigate(`${address}?surah=${surah.number}&verse=${ayah}${suffix}`, { state: { isReadOn: true } }),
    open: (ayah) => openVerse({ surah: surah.number, ayah }),
  });
  useReaderKeys(({ readerShortcuts }) =>
    readerShortcuts({ address, reading, actions, recited, navigate, onHelp: () => setAreKeysOpen(true) }),
  );
  // One object for all renderings, so that no verse renders again without need.
  const verseView: VerseView = useMemo(
    () => ({ variant, fontSize, hasTranslation, hasTransliteration, ...(More ? { More } : {}) }),
    [variant, fontSize, hasTranslation, hasTransliteration, More],
  );
  return {
    ...opened,
    /** The surah as it was loaded, at the place where it was opened. */
    loaded: opened.reading,
    reading,
    settings,
    isPaged,
    view: verseView,
    actions,
    marked,
    playing,
    play,
    /** The highlighted verse. */
    current: recited ?? (place.isVerseRequested ? place.ayah : undefined),
    /** The verse being read; undefined at the beginning of the surah. */
    readAyah: isAddressHere && addressed.isVerseRequested ? addressed.ayah : undefined,
    sheet,
    closeSheet: () => sheet && setSheet({ ...sheet, isOpen: false }),
    openVerse,
    openPlace,
    moveTo,
    keys: { isPaged, isOpen: areKeysOpen, onOpen: setAreKeysOpen },
    search: { isOpen: isSearchOpen, onOpenChange: setIsSearchOpen },
  };
}

export type OpenReader = ReturnType<typeof useReader>;

/** Heights that the header above, and the player with the bottom bar below, cover of the screen, in CSS pixels. */
const coveredAbove = 72;
const coveredBelow = 160;

/** Scrolls a verse below the header unless its beginning is in view already. */
function scrollIntoView(ayah: number): void {
  const verse = document.getElementById(`verse-${ayah}`);
  if (!verse) return;
  const { top, bottom } = verse.getBoundingClientRect();
  const isInView = top >= coveredAbove && (bottom <= innerHeight - coveredBelow || top <= innerHeight / 3);
  const hasReducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (!isInView) verse.scrollIntoView({ block: "start", behavior: hasReducedMotion ? "instant" : "smooth" });
}

const recite = async (reference: VerseReference) => {
  const { playVerse } = await import("./actions/play-verse.ts");
  return playVerse(reference);
};

/**
 * The verse of this surah that the player is at (`recited`), the same while it plays (`playing`), and `play`, which
 * starts at a verse or pauses it. The page scrolls along.
 */
function useRecitedVerse(surah: number) {
  const text = useMessages("reader");
  const shell = useMessages("shell");
  const showToast = useToast();
  const recited = useRecitation((state) => playingAyah(state, surah));
  const isPlaying = useRecitation(isActive);
  useEffect(() => {
    if (recited !== undefined && isPlaying) scrollIntoView(recited);
  }, [recited, isPlaying]);
  const play = (ayah: number) => {
    recite({ surah, ayah }).catch((error: unknown) => {
      console.warn("the player did not load", error);
      const own = { title: text("playbackErrorTitle"), description: text("playbackErrorText") };
      const offline = { title: shell("offlineTitle"), description: shell("offlineText") };
      showToast(playbackFailure(own, offline));
    });
  };
  return { recited, playing: isPlaying ? recited : undefined, play };
}
