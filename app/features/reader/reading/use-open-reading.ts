import { useEffect } from "react";
import { useLocation, useSearch } from "wouter";
import { useEditions } from "#app/features/reader/settings/use-editions.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { storedLastRead } from "#app/storage/last-read.ts";
import { useToast } from "#app/ui/toast.ts";
import type { Reading } from "./reading.ts";
import { readingPlaceOf } from "./reading-place.ts";
import { useFollowedAddress } from "./use-followed-address.ts";
import { useOpenedVerse } from "./use-opened-verse.ts";
import { useReading, useVerification, withoutAltered } from "./use-reading.ts";

/** The reading of the address, completed, checked, followed and remembered. */
export function useOpenReading(first: Reading, hasTransliteration: boolean) {
  const {
    reading: loaded,
    isLoading,
    hasFailed,
    retry,
  } = useReading(first, {
    ...useEditions(),
    hasTransliteration,
  });
  const verification = useVerification(loaded);
  useFollowedAddress(loaded);
  useOpenedVerse(loaded);
  useSavedPosition();
  return { reading: withoutAltered(loaded, verification), isLoading, hasFailed, retry, verification };
}

/** Remembers the verse that the address names: it follows the eye, so that is where the person stops. */
export function useSavedPosition(): void {
  const search = useSearch();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the verse in the address follows the eye
  useEffect(() => {
    const path = location.pathname;
    const remember = () => {
      // On the way to another page the address is that one's already.
      const parameters = new URLSearchParams(location.search);
      if (location.pathname !== path || !parameters.has("surah")) return;
      const { surah, ayah, problem } = readingPlaceOf(parameters);
      const known = storedLastRead.read();
      if (problem || (known?.surah === surah && known.ayah === ayah)) return;
      storedLastRead.write({ surah, ayah });
    };
    // A page that goes has the address follow the eye a last time, of which nothing is drawn any more.
    const hide = () => document.visibilityState === "hidden" && remember();
    remember();
    addEventListener("pagehide", remember);
    document.addEventListener("visibilitychange", hide);
    return () => {
      removeEventListener("pagehide", remember);
      document.removeEventListener("visibilitychange", hide);
    };
  }, [search]);
}

/** Says where a reader that was opened without a place goes on, and offers the beginning. */
export function useResumedNotice({ place, name }: Reading): void {
  const text = useMessages("reader");
  const language = useLanguage();
  const showToast = useToast();
  const [address, navigate] = useLocation();
  useEffect(() => {
    if (history.state?.isResumed !== true) return;
    // Said once: the entry of the history may be come back to, or loaded anew.
    history.replaceState({ ...history.state, isResumed: undefined }, "");
    const number = (value: number) => formatNumber(value, language);
    showToast({
      title: text("continuedAt", { place: `${name.name} ${number(place.surah)}:${number(place.ayah)}` }),
      action: { label: text("fromBeginning"), onClick: () => navigate(`${address}?surah=1`) },
    });
  });
}
