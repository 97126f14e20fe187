import { Bookmark, Heart, Pause, Image as Picture, Play } from "lucide-react";
import { prefetchPlayer } from "#app/audio/open-player.ts";
import type { VerseActions } from "#app/features/reader/actions/use-verse-actions.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import type { VerseView } from "./verse-view.ts";

type VerseButtonsProps = {
  readonly ayah: number;
  /** The ayah in the digits of the language. */
  readonly number: string;
  readonly view: VerseView;
  readonly actions: VerseActions;
  readonly isPlaying: boolean;
  readonly isMarked: boolean;
};

/** The actions of a verse in a row: play, favorite or bookmark, picture, and those that only its reader has. */
export function VerseButtons({ ayah, number, view, actions, isPlaying, isMarked }: VerseButtonsProps) {
  const text = useMessages("reader");
  const isComplete = view.variant === "complete";
  const PlaySign = isPlaying ? Pause : Play;
  const MarkSign = isComplete ? Bookmark : Heart;
  const mark = isComplete
    ? text(isMarked ? "removeBookmark" : "addBookmark", { number })
    : text(isMarked ? "removeFavorite" : "addFavorite", { number });
  return (
    <div className="flex items-center print:hidden">
      <IconButton
        label={text(isPlaying ? "pauseVerse" : "playVerse", { number })}
        onClick={() => actions.play(ayah)}
        onPointerEnter={prefetchPlayer}
        onFocus={prefetchPlayer}
      >
        <PlaySign aria-hidden="true" className="size-5" />
      </IconButton>
      <IconButton label={mark} aria-pressed={isMarked} onClick={() => actions.mark(ayah)}>
        <MarkSign aria-hidden="true" className={`size-5 ${isMarked ? "fill-current text-gold" : ""}`} />
      </IconButton>
      <IconButton
        label={text("copyPicture", { number })}
        onClick={() => actions.copyPicture(ayah)}
        // Six buttons are too wide for the narrowest phones; there the sheet of the verse has this one.
        className={isComplete ? "max-[23rem]:hidden" : ""}
      >
        <Picture aria-hidden="true" className="size-5" />
      </IconButton>
      {view.More && <view.More ayah={ayah} number={number} actions={actions} />}
    </div>
  );
}
