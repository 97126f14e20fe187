import { Bookmark, Ellipsis, Heart, Pause, Play } from "lucide-react";
import { memo, type ReactNode } from "react";
import { useRouter } from "wouter";
import { prefetchPlayer } from "#app/audio/open-player.ts";
import type { VerseActions } from "#app/features/reader/actions/use-verse-actions.ts";
import { textSize } from "#app/features/reader/settings/text-size.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { isPlainPress } from "#app/ui/plain-press.ts";
import { QuranText } from "#app/ui/quran-text.tsx";
import { directionOf } from "#domain/language.ts";
import { languageOfEdition, type ReaderEdition } from "#domain/reader-edition.ts";
import { VerseStar } from "./verse-star.tsx";
import type { VerseView } from "./verse-view.ts";

type VerseCardProps = {
  readonly surah: number;
  readonly ayah: number;
  /** Empty where the text that arrived is not the published text. */
  readonly arabic: string;
  readonly translation: string | undefined;
  readonly transliteration: string | undefined;
  readonly edition: ReaderEdition | null;
  /** The translation beside the first. */
  readonly second: string | undefined;
  readonly secondEdition: ReaderEdition | null;
  readonly view: VerseView;
  readonly actions: VerseActions;
  readonly isCurrent: boolean;
  /** It is in the range that the address requests. */
  readonly isInRange: boolean;
  /** Its recitation plays. */
  readonly isPlaying: boolean;
  readonly isMarked: boolean;
  readonly after?: ReactNode;
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
      className={`break-inside-avoid border-line border-b pb-2 transition-colors md:pb-3 print:py-2 ${ayah === 1 ? "" : "pt-4 md:pt-6"} ${isCurrent || props.isInRange ? "-mx-4 border-transparent bg-gold-veil px-4 md:rounded-panel" : ""} ${textSize[view.fontSize]}`}
    >
      {arabic ? (
        <p lang="ar" dir="rtl" className="quran fit-line">
          <span id={`arabic-${ayah}`} data-arabic="">
            <QuranText text={arabic} />
          </span>
          {/* The end-of-verse sign encloses the digits after it. */}
          <span aria-hidden="true" className="awaits-quran-font select-none whitespace-nowrap text-gold">
            {`\u00a0\u06dd${formatNumber(ayah, "ar")}`}
          </span>
        </p>
      ) : (
        <p role="alert" className="rounded-control border border-harm p-3 text-base text-harm">
          {text("alteredVerse")}
        </p>
      )}
      {transliteration !== undefined && (
        <p lang="ar-Latn" dir="ltr" className={`mt-3 text-gold ${besideArabic}`}>
          {transliteration}
        </p>
      )}
      <div className={second === undefined ? "" : "gap-x-8 sm:grid sm:grid-cols-2"}>
        {translation !== undefined && edition && <VerseTranslation edition={edition} text={translation} />}
        {second !== undefined && secondEdition && <VerseTranslation edition={secondEdition} text={second} />}
      </div>
      <div className="mt-0.5 -me-2.75 flex items-center justify-between text-base print:hidden">
        <a
          id={`number-${ayah}`}
          href={hrefs(`?surah=${surah}&verse=${ayah}`)}
          onClick={(event) => {
            if (!isPlainPress(event)) return;
            event.preventDefault();
            props.actions.goTo(ayah);
          }}
          aria-label={text("verseNumber", { number })}
          className="-ms-1 inline-flex size-11 items-center justify-center rounded-control text-gold hover:text-green"
        >
          <VerseStar number={number} />
        </a>
        {arabic.includes(prostrationSign) && (
          <span className="me-auto px-1.5 text-gold text-sm">{text("sajda")}</span>
        )}
        <VerseButtons
          ayah={ayah}
          number={number}
          view={view}
          actions={props.actions}
          isPlaying={props.isPlaying}
          isMarked={props.isMarked}
        />
      </div>
      {props.after}
    </li>
  );
});

/** The sign at the end of each verse of prostration. */
const prostrationSign = "\u06e9";

/** Texts under the Arabic: in proportion to it, and never too small to read. */
const besideArabic = "max-w-[65ch] text-pretty text-[max(0.55em,0.875rem)]";

type VerseTranslationProps = { readonly edition: ReaderEdition; readonly text: string };

/** The text of a verse in one translation. */
function VerseTranslation({ edition, text }: VerseTranslationProps) {
  "use memo";
  const language = languageOfEdition(edition);
  return (
    <p
      lang={language}
      dir={directionOf(language)}
      data-translation=""
      className={`mt-3 text-ink ${besideArabic}`}
    >
      {text}
    </p>
  );
}

type VerseButtonsProps = {
  readonly ayah: number;
  /** The ayah in the digits of the language. */
  readonly number: string;
  readonly view: VerseView;
  readonly actions: VerseActions;
  readonly isPlaying: boolean;
  readonly isMarked: boolean;
};

/** The actions of a verse in a row: play, favorite or bookmark, those that only its reader has, and the way to all others. */
export function VerseButtons({ ayah, number, view, actions, isPlaying, isMarked }: VerseButtonsProps) {
  const text = useMessages("reader");
  const isComplete = view.variant === "complete";
  const PlaySign = isPlaying ? Pause : Play;
  const MarkSign = isComplete ? Bookmark : Heart;
  const mark = isComplete
    ? text(isMarked ? "removeBookmark" : "addBookmark", { number })
    : text(isMarked ? "removeFavorite" : "addFavorite", { number });
  return (
    <div className={`flex items-center ${isComplete ? "min-w-55" : "min-w-33"}`}>
      <IconButton
        label={text(isPlaying ? "pauseVerse" : "playVerse", { number })}
        onClick={() => actions.play(ayah)}
        onPointerEnter={prefetchPlayer}
        onFocus={prefetchPlayer}
      >
        <PlaySign aria-hidden="true" className="size-5.5" />
      </IconButton>
      <IconButton label={mark} aria-pressed={isMarked} onClick={() => actions.mark(ayah)}>
        <MarkSign aria-hidden="true" className={`size-5.5 ${isMarked ? "fill-current text-gold" : ""}`} />
      </IconButton>
      {view.More && <view.More ayah={ayah} number={number} actions={actions} />}
      <IconButton label={text("moreOfVerse", { number })} onClick={() => actions.open(ayah)}>
        <Ellipsis aria-hidden="true" className="size-5.5" />
      </IconButton>
    </div>
  );
}
