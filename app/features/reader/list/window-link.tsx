"use no memo";

import { useRouter } from "wouter";
import type { Reading } from "#app/features/reader/reading/reading.ts";
import { neighbours } from "#app/features/reader/reading/verse-window.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { buttonClass } from "#app/ui/button.tsx";

type WindowLinkProps = { readonly reading: Reading; readonly side: "earlier" | "later" };

/** The way to the verses before or after those that were sent, until the browser has them all. */
export function WindowLink({ reading, side }: WindowLinkProps) {
  const { hrefs } = useRouter();
  const text = useMessages("reader");
  const language = useLanguage();
  const range = neighbours(reading.window, reading.surah.ayahs)[side];
  if (!range) return null;
  const [from, to] = [formatNumber(range.from, language), formatNumber(range.to, language)];
  return (
    <p className="my-4 text-center print:hidden">
      <a href={hrefs(`?surah=${reading.surah.number}&verse=${range.from}`)} className={buttonClass()}>
        {text(side === "earlier" ? "earlierVerses" : "laterVerses", { from, to })}
      </a>
    </p>
  );
}
