import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "wouter";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useToast } from "#app/ui/toast.ts";
import type { Reading, ReadingOptions } from "./reading.ts";
import { isInRange, readingPlaceOf } from "./reading-place.ts";
import { useSavedPosition } from "./saved-position.ts";
import { useReading, useVerification, withoutAltered } from "./use-reading.ts";
import { focusVerse, isStartAboveReadingLine, verseAtLine } from "./verse-position.ts";

/**
 * Everything a reader does with the surah of the address: loads it, checks it, scrolls to its verse, keeps the address
 * at the verse being read and remembers that verse, unless the reader shows pages, which do it themselves. Verses that
 * fail the check are empty in `reading`.
 */
export function useOpenReading(first: Reading, options: ReadingOptions, isPaged = false) {
  const { reading: loaded, isLoading, hasFailed, retry } = useReading(first, options);
  const verification = useVerification(loaded);
  useFollowedAddress(loaded);
  useOpenedVerse(loaded);
  useSavedPosition(!isPaged);
  useResumedNotice(loaded);
  const reading = withoutAltered(loaded, verification);
  return { reading, isLoading, hasFailed, retry, verification };
}

/** Where a reader was opened without a place and continues at the last verse, a toast says so and offers the beginning. */
function useResumedNotice({ place, name }: Reading): void {
  const text = useMessages("reader");
  const language = useLanguage();
  const showToast = useToast();
  const [address, navigate] = useLocation();
  useEffect(() => {
    if (history.state?.isResumed !== true) return;
    // Once only: the person may come back to this entry of the history, or reload it.
    history.replaceState({ ...history.state, isResumed: undefined }, "");
    const number = (value: number) => formatNumber(value, language);
    showToast({
      title: text("continuedAt", { place: `${name.name} ${number(place.surah)}:${number(place.ayah)}` }),
      action: { label: text("fromBeginning"), onClick: () => navigate(`${address}?surah=1`) },
    });
  });
}

/** Events by which a person moves elsewhere on the page. */
const takeOverEvents = ["wheel", "touchstart", "pointerdown", "mousedown", "keydown", "focusin"] as const;

/** Milliseconds without a change of height after which the layout above the verse counts as final. */
const layoutIdleTime = 5000;

/** Keeps a verse under the header while fonts and more verses load above it, until the person moves elsewhere. */
function alignUnderHeader(ayah: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new ResizeObserver(() => {
    document.getElementById(`verse-${ayah}`)?.scrollIntoView({ block: "start" });
    clearTimeout(timer);
    timer = setTimeout(() => release(), layoutIdleTime);
  });
  const release = (event?: Event) => {
    // The router focuses the heading of a page that was just opened: that is not the person.
    if (event?.type === "focusin" && event.target instanceof HTMLHeadingElement) return;
    observer.disconnect();
    clearTimeout(timer);
    for (const type of takeOverEvents) removeEventListener(type, release);
  };
  for (const type of takeOverEvents) addEventListener(type, release, { passive: true });
  observer.observe(document.body);
  return () => release();
}

/** Scrolls to the beginning of another surah and focuses its name, unless the focus is in a control that stays. */
function scrollToStart(): void {
  scrollTo({ top: 0, behavior: "instant" });
  const { activeElement } = document;
  if (activeElement === document.body || activeElement instanceof HTMLAnchorElement)
    document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
}

/**
 * Scrolls to the verse that the address requests before the first paint, and focuses it where it was requested within
 * the page. A surah that is requested without a verse starts at its beginning.
 */
function useOpenedVerse({ place, surah: { number } }: Reading): void {
  const shownSurah = useRef(number);
  const opened = useRef(place);
  useLayoutEffect(() => {
    const isAnother = shownSurah.current !== number;
    shownSurah.current = number;
    if (!place.isVerseRequested) {
      opened.current = place;
      if (isAnother) scrollToStart();
      return;
    }
    document.getElementById(`verse-${place.ayah}`)?.scrollIntoView({ block: "start" });
    if (opened.current !== place) focusVerse(place.ayah);
    opened.current = place;
    return alignUnderHeader(place.ayah);
  }, [place, number]);
}

/** Milliseconds from the first end of a scroll to the change of the address: browsers limit how often it may change. */
const addressDelay = 200;

/** Keeps `surah` and `verse` of the address at the verse being read, so that a copied address opens there. */
export function useFollowedAddress({ surah, place }: Reading): void {
  useEffect(() => {
    let written = place.isVerseRequested ? place.ayah : 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const path = location.pathname;
    // The address may already request another page, surah or verse while this one is still shown; that stays.
    const isOurs = () => {
      const requested = readingPlaceOf(new URLSearchParams(location.search));
      const isThisPlace =
        requested.isVerseRequested === place.isVerseRequested && requested.ayah === place.ayah;
      const isAnswered = isThisPlace || history.state?.isFollowed === true;
      return location.pathname === path && requested.surah === surah.number && isAnswered;
    };
    const follow = () => {
      timer = undefined;
      if (!isOurs()) return;
      // A short verse that was requested may end above the reading line and is still the one being read.
      const ayah = place.isVerseRequested && isStartAboveReadingLine(place.ayah) ? place.ayah : verseAtLine();
      if (ayah === undefined || ayah === written) return;
      if (ayah === 1 && written === 0) return;
      // Within a requested range the address of the range stays.
      if (written === place.ayah && isInRange(place, ayah)) return;
      written = ayah;
      const address = new URL(location.href);
      address.searchParams.set("surah", String(surah.number));
      address.searchParams.set("verse", String(ayah));
      history.replaceState({ ...history.state, isFollowed: true }, "", address);
    };
    // Not put off by the next one: text that scrolls by itself never rests.
    const followSoon = () => {
      timer ??= setTimeout(follow, addressDelay);
    };
    // Captured, so that it runs before `useSavedPosition` reads the address when the page goes away.
    const followNow = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      follow();
    };
    addEventListener("scrollend", followSoon);
    addEventListener("pagehide", followNow, { capture: true });
    addEventListener("visibilitychange", followNow, { capture: true });
    return () => {
      clearTimeout(timer);
      removeEventListener("scrollend", followSoon);
      removeEventListener("pagehide", followNow, { capture: true });
      removeEventListener("visibilitychange", followNow, { capture: true });
    };
  }, [surah, place]);
}
