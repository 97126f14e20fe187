import { useEffect } from "react";
import { useLocation } from "wouter";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useToast } from "#app/ui/toast.ts";
import type { Reading } from "./reading.ts";

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
