import { useState } from "react";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Button } from "#app/ui/button.tsx";
import { QuranText } from "#app/ui/quran-text.tsx";
import { type DrillStep, partsOf } from "#domain/drill/stacked-drill.ts";
import { wordsOf } from "#domain/quiz/quiz-verse.ts";
import type { PassageTexts } from "./use-passage.ts";
import { gapClass, VerseNumber } from "./verse-text.tsx";

type DrillTextProps = {
  readonly texts: PassageTexts;
  readonly from: number;
  readonly playing: number | undefined;
  /** The step being played; undefined while no drill runs. */
  readonly step: DrillStep | undefined;
};

/** The verses of a drill; those outside the current step are dimmed, and a long verse can be shown in parts. */
export function DrillText({ texts, from, playing, step }: DrillTextProps) {
  return (
    <div className="grid gap-4">
      {texts.arabic.map((verse, at) => {
        const ayah = from + at;
        const isInStep = !step || (ayah >= step.from && ayah <= step.to);
        return (
          <DrillVerse key={ayah} ayah={ayah} verse={verse} isPlaying={playing === ayah} isInStep={isInStep} />
        );
      })}
    </div>
  );
}

type DrillVerseProps = {
  readonly ayah: number;
  readonly verse: string;
  readonly isPlaying: boolean;
  readonly isInStep: boolean;
};

function DrillVerse({ ayah, verse, isPlaying, isInStep }: DrillVerseProps) {
  const text = useMessages("hifz");
  const language = useLanguage();
  const words = wordsOf(verse);
  const parts = partsOf(words);
  const [shownParts, setShownParts] = useState<number>();
  const end = shownParts === undefined ? words.length : (parts[shownParts - 1]?.to ?? words.length);
  const next = shownParts === undefined ? 1 : shownParts + 1;
  return (
    <div
      aria-current={isPlaying ? "true" : undefined}
      className={`border-transparent border-s-2 ps-3 aria-[current=true]:border-gold ${isInStep ? "" : "text-ink-soft"}`}
    >
      <p lang="ar" dir="rtl" className="quran text-pretty text-[1.75rem]">
        <QuranText text={words.slice(0, end).join(" ")} />{" "}
        {end < words.length && (
          <span aria-hidden="true" className={gapClass}>
            <span className="quran invisible">
              <QuranText text={words.slice(end).join(" ")} />
            </span>
          </span>
        )}{" "}
        <VerseNumber ayah={ayah} />
      </p>
      {parts.length > 1 && (
        <div className="flex flex-wrap items-center gap-x-3">
          <Button look="bare" onClick={() => setShownParts(next > parts.length ? undefined : next)}>
            {text(next > parts.length ? "wholeVerse" : "byParts", {
              verse: formatNumber(ayah, language),
            })}
          </Button>
          {shownParts !== undefined && (
            <p role="status" className="text-ink-soft text-sm">
              {text("part", {
                at: formatNumber(shownParts, language),
                total: formatNumber(parts.length, language),
              })}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
