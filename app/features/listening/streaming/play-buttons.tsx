"use no memo";

import { Pause, Play, SkipBack, SkipForward } from "lucide-react";
import { prefetchPlayer, sendToPlayer } from "#app/audio/open-player.ts";
import { useRecitation } from "#app/audio/recitation-store.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { canStep, isActive } from "#domain/recitation/playing.ts";

type PlayButtonsProps = {
  /** What is chosen is what the player holds. */
  readonly isHere: boolean;
  readonly canPlay: boolean;
  readonly onPlay: () => void;
};

/** Previous surah, play or pause, next surah; from left to right in every language. */
export function PlayButtons({ isHere, canPlay, onPlay }: PlayButtonsProps) {
  const text = useMessages("player");
  const isOn = useRecitation(isActive) && isHere;
  const hasPrevious = useRecitation((state) => canStep(state, -1)) && isHere;
  const hasNext = useRecitation((state) => canStep(state, 1)) && isHere;
  const Sign = isOn ? Pause : Play;
  return (
    <div dir="ltr" className="grid grid-cols-[2.75rem_3.5rem_2.75rem] items-center justify-center gap-3">
      <IconButton
        label={text("previous")}
        disabled={!hasPrevious}
        onClick={() => sendToPlayer({ type: "previous" })}
      >
        <SkipBack aria-hidden="true" className="size-5" />
      </IconButton>
      <IconButton
        label={text(isOn ? "pause" : "play")}
        disabled={!canPlay}
        onClick={onPlay}
        onPointerEnter={prefetchPlayer}
        onFocus={prefetchPlayer}
        className="size-14! rounded-round! bg-green text-on-green! hover:bg-green-strong!"
      >
        <Sign aria-hidden="true" className="size-6 fill-current" />
      </IconButton>
      <IconButton label={text("next")} disabled={!hasNext} onClick={() => sendToPlayer({ type: "next" })}>
        <SkipForward aria-hidden="true" className="size-5" />
      </IconButton>
    </div>
  );
}
