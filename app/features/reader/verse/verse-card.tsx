import { memo } from "react";
import { useRouter } from "wouter";
import type { VerseActions } from "#app/features/reader/actions/use-verse-actions.ts";
import { textSize } from "#app/features/reader/settings/reader-settings.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { isPlainPress } from "#app/ui/plain-press.ts";
import { QuranText } from "#app/ui/quran-text.tsx";
import type { TranslationId } from "#content/quran/index.ts";
import { directionOf } from "#domain/language.ts";
import { VerseButtons } from "./verse-buttons.tsx";
import { VerseStar } from "./verse-star.tsx";
import type { VerseView } from "./verse-view.ts";

type VerseCardProps = {
  readonly surah: number;
  readonly ayah: number;
  /** Empty where the text that arrived is not the published text. */
  readonly arabic: string;
  readonly translation: string | undefined;
  readonly transliteration: string | undefined;
  readonly edition: TranslationId | null;
  /** The translation beside the first. */
  readonly second: string | undefined;
  readonly secondEdition: TranslationId | null;
  readonly view: VerseView;
  readonly actions: VerseActions;
  readonly isCurrent: boolean;
  /** It is in the range that the address requests. */
  readonly isInRange: boolean;
  /** Its recitation plays. */
  readonly isPlaying: boolean;
  readonly isMarked: boolean;
};

/** One verse: its Arabic, its translations and its actions. */
export const VerseCard = memo(function VerseCard(props: VerseCardProps) {
  const {
    surah,
    ayah,
    arabic,
    translation,
    transliteration,
    edition,
    second,
    secondEdition,
    view,
    isCurrent,
  } = props;
  const { hrefs } = useRouter();
  const text = useMessages("reader");
  const number = formatNumber(ayah, useLanguage());
  return (
    <li
      id={`verse-${ayah}`}
      data-ayah={ayah}
      tabIndex={-1}
      aria-labelledby={`number-${ayah} arabic-${ayah}`}
      aria-current={isCurrent ? "true" : undefined}
      data-in-range={props.isInRange ? "" : undefined}
      className={`break-inside-avoid border-line border-b px-1 py-6 print:py-2 transition-colors last:border-b-0 aria-[current=true]:bg-raised data-in-range:border-s-2 data-in-range:border-s-gold data-in-range:bg-raised sm:px-4 ${textSize[view.fontSize]}`}
    >
      <div className="mb-2 flex items-center justify-between print:mb-0">
        <a
          id={`number-${ayah}`}
          href={hrefs(`?surah=${surah}&verse=${ayah}`)}
          onClick={(event) => {
            if (!isPlainPress(event)) return;
            event.preventDefault();
            props.actions.goTo(ayah);
          }}
          aria-label={text("verseNumber", { number })}
          className="inline-flex size-11 items-center justify-center rounded-control text-ink-soft hover:text-green"
        >
          <VerseStar number={number} />
        </a>
        <VerseButtons
          ayah={ayah}
          number={number}
          view={view}
          actions={props.actions}
          isPlaying={props.isPlaying}
          isMarked={props.isMarked}
        />
      </div>
      {arabic ? (
        <p
          id={`arabic-${ayah}`}
          lang="ar"
          dir="rtl"
          data-arabic=""
          className="quran text-pretty text-[1.4em]"
        >
          <QuranText text={arabic} />
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
      <div className={second === undefined ? "" : "gap-x-8 sm:grid sm:grid-cols-2"}>
        {translation !== undefined && edition && <VerseTranslation edition={edition} text={translation} />}
        {second !== undefined && secondEdition && <VerseTranslation edition={secondEdition} text={second} />}
      </div>
    </li>
  );
});

type VerseTranslationProps = { readonly edition: TranslationId; readonly text: string };

/** The text of a verse in one translation. */
function VerseTranslation({ edition, text }: VerseTranslationProps) {
  "use memo";
  return (
    <p
      lang={edition}
      dir={directionOf(edition)}
      data-translation=""
      className="mt-4 max-w-[65ch] text-pretty text-[0.72em] text-ink-soft"
    >
      {text}
    </p>
  );
}
