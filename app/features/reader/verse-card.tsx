import { Heart, Pause, Play } from "lucide-react";
import { memo } from "react";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { prefetchPlayer } from "#app/platform/open-player.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import type { TranslationId } from "#content/quran/index.ts";
import { directionOf } from "#domain/language.ts";
import { arabicSize, type FontSize, translationSize } from "./reader-settings.ts";
import { VerseStar } from "./verse-star.tsx";

export type VerseCardProps = {
  readonly surah: number;
  readonly ayah: number;
  readonly arabic: string;
  readonly translation: string | undefined;
  readonly edition: TranslationId | null;
  readonly fontSize: FontSize;
  readonly isCurrent: boolean;
  /** Its recitation goes on. */
  readonly isHeard: boolean;
  readonly onPlay: (ayah: number) => void;
  readonly isFavorite: boolean;
  readonly onFavorite: (ayah: number) => void;
};

/** One verse: its Arabic, its translation, and what can be done with it. */
export const VerseCard = memo(function VerseCard(props: VerseCardProps) {
  const { surah, ayah, arabic, translation, edition, fontSize, isCurrent, isHeard, isFavorite } = props;
  const { onPlay, onFavorite } = props;
  const PlaySign = isHeard ? Pause : Play;
  const text = useMessages("reader");
  const number = formatNumber(ayah, useLanguage());
  return (
    <li
      id={`verse-${ayah}`}
      data-ayah={ayah}
      aria-current={isCurrent ? "true" : undefined}
      className="border-line border-b px-1 py-6 transition-colors last:border-b-0 aria-[current=true]:bg-raised sm:px-4"
    >
      <div className="mb-2 flex items-center justify-between">
        <a
          href={`?surah=${surah}&verse=${ayah}`}
          aria-label={text("verseNumber", { number })}
          className="inline-flex size-11 items-center justify-center rounded-control text-ink-soft hover:text-green"
        >
          <VerseStar number={number} />
        </a>
        <IconButton
          label={text(isHeard ? "pauseVerse" : "playVerse", { number })}
          onClick={() => onPlay(ayah)}
          onPointerEnter={prefetchPlayer}
          onFocus={prefetchPlayer}
          className="ms-auto"
        >
          <PlaySign aria-hidden="true" className="size-5" />
        </IconButton>
        <IconButton
          label={text(isFavorite ? "removeFavorite" : "addFavorite", { number })}
          aria-pressed={isFavorite}
          onClick={() => onFavorite(ayah)}
        >
          <Heart aria-hidden="true" className={`size-5 ${isFavorite ? "fill-current text-gold" : ""}`} />
        </IconButton>
      </div>
      <p lang="ar" dir="rtl" data-arabic="" className={`quran text-pretty ${arabicSize[fontSize]}`}>
        {arabic}
      </p>
      {translation !== undefined && edition && (
        <p
          lang={edition}
          dir={directionOf(edition)}
          data-translation=""
          className={`mt-4 max-w-[65ch] text-pretty text-ink-soft ${translationSize[fontSize]}`}
        >
          {translation}
        </p>
      )}
    </li>
  );
});
