import { useEffect } from "react";
import { useLocation, useSearch } from "wouter";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { storedLastRead } from "#app/storage/last-read.ts";
import { useToast } from "#app/ui/toast.ts";
import type { Reading, ReadingOptions } from "./reading.ts";
import { readingPlaceOf } from "./reading-place.ts";
import { useFollowedAddress } from "./use-followed-address.ts";
import { useOpenedVerse } from "./use-opened-verse.ts";
import { useReading, useVerification, withoutAltered } from "./use-reading.ts";

/**
 * Everything a reader does with the surah of the address: loads it, checks it, scrolls to its verse, keeps the address
 * at the verse being read and remembers that verse. Verses that fail the check are empty in `reading`.
 */
export function useOpenReading(first: Reading, options: ReadingOptions) {
  "use memo";
  const { reading: loaded, isLoading, hasFailed, retry } = useReading(first, options);
  const verification = useVerification(loaded);
  useFollowedAddress(loaded);
  useOpenedVerse(loaded);
  useSavedPosition();
  useResumedNotice(loaded);
  const reading = withoutAltered(loaded, verification);
  return { reading, isLoading, hasFailed, retry, verification };
}

/** Remembers the verse that the address names, which is the verse being read (`useFollowedAddress`). */
function useSavedPosition(): void {
  "use memo";
  const search = useSearch();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the address is remembered
  useEffect(() => {
    const path = location.pathname;
    const remember = () => {
      // On the way to another page the address is already that page's.
      const parameters = new URLSearchParams(location.search);
      if (location.pathname !== path || !parameters.has("surah")) return;
      const { surah, ayah, problem } = readingPlaceOf(parameters);
      const known = storedLastRead.read();
      if (problem || (known?.surah === surah && known.ayah === ayah)) return;
      storedLastRead.write({ surah, ayah });
    };
    // While the page goes away the address changes a last time, after which React renders no more.
    const onVisibilityChange = () => document.visibilityState === "hidden" && remember();
    remember();
    addEventListener("pagehide", remember);
    document.addEventListener("visibilitychange", onVisibilityChange);
    return () => {
      removeEventListener("pagehide", remember);
      document.removeEventListener("visibilitychange", onVisibilityChange);
    };
  }, [search]);
}

/** Where a reader was opened without a place and continues at the last verse, a toast says so and offers the beginning. */
function useResumedNotice({ place, name }: Reading): void {
  "use memo";
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
