import { CloudDownload, Highlighter } from "lucide-react";
import { useState } from "react";
import { Link, useSearch } from "wouter";
import { hifzAddress } from "#app/features/hifz/hifz-address.ts";
import { readingPlaceOf } from "#app/features/reader/reading/reading-place.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { chipClass } from "#app/ui/choices.tsx";
import { createIcon } from "#app/ui/create-icon.ts";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { useSettledPart } from "#app/ui/use-settled-part.ts";
import { ayahsIn } from "#domain/verse-reference.ts";
import type { SurahPart } from "./surah-parts.tsx";

const SurahParts = lazyComponent(() => import("./surah-parts.tsx").then((file) => file.SurahParts));

/** Two halves of a brain, in one stroke: the icon of the package is four times as long. */
const Mind = createIcon([
  [
    "path",
    {
      d: "M12 5v14M12 5a3 3 0 0 0-5.5 1.7A4 4 0 0 0 5 13a4 4 0 0 0 7 5M12 5a3 3 0 0 1 5.5 1.7A4 4 0 0 1 19 13a4 4 0 0 1-7 5",
    },
  ],
]);

/** Number of verses a memorization session starts with. */
const versesPerSession = 10;

/**
 * Chips to the tajweed of the current surah, memorizing it and saving it offline. All are there with the page; what they
 * open is loaded when the page has settled, which a press ends at once.
 */
export function SurahTriggers() {
  const text = useMessages("studying");
  const shell = useMessages("shell");
  const hasParts = useSettledPart(SurahParts);
  const [open, onOpen] = useState<SurahPart>();
  // Null until the rules are known, undefined where this browser has none.
  const [isMarked, onMarked] = useState<boolean | null | undefined>(null);
  const { surah, ayah } = readingPlaceOf(new URLSearchParams(useSearch()));
  const to = Math.min(ayahsIn(surah), ayah + versesPerSession - 1);
  return (
    <>
      <button
        type="button"
        hidden={isMarked === undefined}
        aria-haspopup="dialog"
        aria-pressed={isMarked ?? undefined}
        onClick={() => onOpen("tajweed")}
        className={chipClass}
      >
        <Highlighter aria-hidden="true" className="size-4" />
        {text("tajweed")}
      </button>
      <Link
        href={hifzAddress("hide", { surah, from: ayah, to })}
        aria-label={text("memorise")}
        className={chipClass}
      >
        <Mind className="size-4" />
        {text("memoriseShort")}
      </Link>
      <button type="button" aria-haspopup="dialog" onClick={() => onOpen("offline")} className={chipClass}>
        <CloudDownload aria-hidden="true" className="size-4" />
        {shell("keepOffline")}
      </button>
      {hasParts && <SurahParts surah={surah} open={open} onOpen={onOpen} onMarked={onMarked} />}
    </>
  );
}
