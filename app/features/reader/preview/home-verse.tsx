import { Pause, Play, SkipBack, SkipForward } from "lucide-react";
import { Link } from "wouter";
import { prefetchPlayer } from "#app/audio/open-player.ts";
import { VerseStar } from "#app/features/reader/verse/verse-star.tsx";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { QuranText } from "#app/ui/quran-text.tsx";
import type { TranslationId } from "#content/quran/index.ts";
import { directionOf } from "#domain/language.ts";
import { ayahsIn } from "#domain/verse-reference.ts";
import type { useHomeRecitation } from "./use-home-recitation.ts";

type HomeVerseProps = {
  readonly surah: number;
  readonly ayah: number;
  /** Undefined while it loads, empty where the text that arrived is not the published text. */
  readonly arabic: string | undefined;
  readonly translation: string | undefined;
  readonly edition: TranslationId | null;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
  readonly recitation: ReturnType<typeof useHomeRecitation>;
  readonly onMove: (ayah: number) => void;
};

/** The verse with the buttons to play it and to move to the next or the previous one. */
export function HomeVerse(props: HomeVerseProps) {
  const { surah, ayah, arabic, translation, edition, hasFailed, onRetry, recitation, onMove } = props;
  const text = useMessages("home");
  const number = formatNumber(ayah, useLanguage());
  const PlaySign = recitation.isOn ? Pause : Play;
  return (
    <div className="panel flex min-h-80 flex-col self-stretch items-center p-6 text-center">
      <span className="text-ink-soft">
        <VerseStar number={number} />
      </span>
      <div className="grow content-center py-4" aria-busy={arabic === undefined && !hasFailed}>
        {hasFailed && arabic === undefined && (
          <div role="alert" className="grid justify-items-center gap-3">
            <p>{text("reader.surahFailed")}</p>
            <Button onClick={onRetry}>{text("reader.retry")}</Button>
          </div>
        )}
        {arabic === "" && (
          <p role="alert" className="text-harm">
            {text("reader.altered")}
          </p>
        )}
        {arabic && (
          <p lang="ar" dir="rtl" data-home-arabic="" className="quran text-pretty text-3xl sm:text-4xl">
            <QuranText text={arabic} />
          </p>
        )}
        {translation && edition && (
          <p
            lang={edition}
            dir={directionOf(edition)}
            data-home-translation=""
            className="mx-auto mt-4 max-w-[65ch] text-pretty text-ink-soft"
          >
            {translation}
          </p>
        )}
      </div>
      <p role="status" className="min-h-[1.6em] text-gold text-sm">
        {recitation.isYourTurn && text("reader.yourTurn")}
      </p>
      <div dir="ltr" className="grid grid-cols-2 justify-center gap-2 max-sm:w-full sm:flex sm:flex-wrap">
        <Button disabled={ayah <= 1} onClick={() => onMove(ayah - 1)}>
          <SkipBack aria-hidden="true" className="size-4" />
          <bdi>{text("reader.previous")}</bdi>
        </Button>
        <Button
          look="primary"
          className="max-sm:order-first max-sm:col-span-2"
          onClick={recitation.play}
          onPointerEnter={prefetchPlayer}
          onFocus={prefetchPlayer}
        >
          <PlaySign aria-hidden="true" className="size-4 fill-current" />
          <bdi>{text(recitation.isOn ? "reader.pause" : "reader.play")}</bdi>
        </Button>
        <Button disabled={ayah >= ayahsIn(surah)} onClick={() => onMove(ayah + 1)}>
          <bdi>{text("reader.next")}</bdi>
          <SkipForward aria-hidden="true" className="size-4" />
        </Button>
      </div>
      <Link href={`/digital-quran?surah=${surah}&verse=${ayah}`} className={buttonClass("bare", "mt-3")}>
        {text("reader.openWhole")}
      </Link>
    </div>
  );
}
