import { Pause, Play, SkipBack, SkipForward } from "lucide-react";
import { Link } from "wouter";
import { prefetchPlayer } from "#app/audio/open-player.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
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
  const PlaySign = recitation.isOn ? Pause : Play;
  return (
    <div className="flex min-h-48 flex-col items-center text-center">
      <div className="grow content-center py-2" aria-busy={arabic === undefined && !hasFailed}>
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
          <p lang="ar" dir="rtl" data-home-arabic="" className="quran text-quran">
            <QuranText text={arabic} />
          </p>
        )}
        {translation && edition && (
          <p
            lang={edition}
            dir={directionOf(edition)}
            data-home-translation=""
            className="mx-auto mt-2 max-w-[65ch] text-pretty text-ink-soft"
          >
            {translation}
          </p>
        )}
      </div>
      <p role="status" className="min-h-lh text-gold text-sm leading-normal">
        {recitation.isYourTurn && text("reader.yourTurn")}
      </p>
      <div dir="ltr" className="flex items-center justify-center gap-4">
        <IconButton label={text("reader.previous")} disabled={ayah <= 1} onClick={() => onMove(ayah - 1)}>
          <SkipBack aria-hidden="true" className="size-5.5" />
        </IconButton>
        <IconButton
          label={text(recitation.isOn ? "reader.pause" : "reader.play")}
          onClick={recitation.play}
          onPointerEnter={prefetchPlayer}
          onFocus={prefetchPlayer}
          className="rounded-round! border border-edge"
        >
          <PlaySign aria-hidden="true" className="size-5.5" />
        </IconButton>
        <IconButton
          label={text("reader.next")}
          disabled={ayah >= ayahsIn(surah)}
          onClick={() => onMove(ayah + 1)}
        >
          <SkipForward aria-hidden="true" className="size-5.5" />
        </IconButton>
      </div>
      <Link href={`/digital-quran?surah=${surah}&verse=${ayah}`} className={buttonClass("bare")}>
        {text("reader.openWhole")}
      </Link>
    </div>
  );
}
