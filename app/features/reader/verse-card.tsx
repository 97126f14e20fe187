import { memo } from "react";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import type { TranslationId } from "#content/quran/index.ts";
import { directionOf } from "#domain/language.ts";
import { textSize } from "./reader-settings.ts";
import { VerseButtons } from "./verse-buttons.tsx";
import { VerseStar } from "./verse-star.tsx";
import type { VerseDeeds, VerseView } from "./verse-view.ts";

export type VerseCardProps = {
  readonly surah: number;
  readonly ayah: number;
  /** Empty where the text that arrived is not the published one. */
  readonly arabic: string;
  readonly translation: string | undefined;
  readonly transliteration: string | undefined;
  readonly edition: TranslationId | null;
  readonly view: VerseView;
  readonly deeds: VerseDeeds;
  readonly isCurrent: boolean;
  /** Its recitation goes on. */
  readonly isHeard: boolean;
  readonly isMarked: boolean;
};

/** One verse: its Arabic, what explains it, and what can be done with it. */
export const VerseCard = memo(function VerseCard(props: VerseCardProps) {
  const { surah, ayah, arabic, translation, transliteration, edition, view, isCurrent } = props;
  const text = useMessages("reader");
  const number = formatNumber(ayah, useLanguage());
  return (
    <li
      id={`verse-${ayah}`}
      data-ayah={ayah}
      aria-current={isCurrent ? "true" : undefined}
      className={`border-line border-b px-1 py-6 transition-colors last:border-b-0 aria-[current=true]:bg-raised sm:px-4 ${textSize[view.fontSize]}`}
    >
      <div className="mb-2 flex items-center justify-between">
        <a
          href={`?surah=${surah}&verse=${ayah}`}
          aria-label={text("verseNumber", { number })}
          className="inline-flex size-11 items-center justify-center rounded-control text-ink-soft hover:text-green"
        >
          <VerseStar number={number} />
        </a>
        <VerseButtons
          ayah={ayah}
          number={number}
          view={view}
          deeds={props.deeds}
          isHeard={props.isHeard}
          isMarked={props.isMarked}
        />
      </div>
      {arabic ? (
        <p lang="ar" dir="rtl" data-arabic="" className="quran text-pretty text-[1.4em]">
          {arabic}
        </p>
      ) : (
        <p role="alert" className="rounded-control border border-harm p-3 text-base text-harm">
          {text("alteredVerse")}
        </p>
      )}
      {transliteration !== undefined && (
        <p
          lang="ar-Latn"
          dir="ltr"
          className="mt-4 max-w-[65ch] text-pretty font-sans text-[0.72em] text-gold"
        >
          {transliteration}
        </p>
      )}
      {translation !== undefined && edition && (
        <p
          lang={edition}
          dir={directionOf(edition)}
          data-translation=""
          className="mt-4 max-w-[65ch] text-pretty text-[0.72em] text-ink-soft"
        >
          {translation}
        </p>
      )}
    </li>
  );
});
