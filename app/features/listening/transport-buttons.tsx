import { Pause, Play, SkipBack, SkipForward } from "lucide-react";
import { sendToPlayer } from "#app/audio/open-player.ts";
import { useRecitation } from "#app/audio/recitation-store.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { canStep, isActive } from "#domain/recitation/playing.ts";

/** Previous, play or pause, next; from left to right in every language, as on every player. */
export function TransportButtons() {
  const text = useMessages("player");
  const isOn = useRecitation(isActive);
  const hasPrevious = useRecitation((state) => canStep(state, -1));
  const hasNext = useRecitation((state) => canStep(state, 1));
  const Sign = isOn ? Pause : Play;
  return (
    <div dir="ltr" className="flex shrink-0 items-center">
      <IconButton
        label={text("previous")}
        disabled={!hasPrevious}
        onClick={() => sendToPlayer({ type: "previous" })}
      >
        <SkipBack aria-hidden="true" className="size-5" />
      </IconButton>
      <IconButton
        label={text(isOn ? "pause" : "play")}
        onClick={() => sendToPlayer({ type: "toggle" })}
        className="rounded-round! bg-green text-on-green! hover:bg-green-strong!"
      >
        <Sign aria-hidden="true" className="size-5 fill-current" />
      </IconButton>
      <IconButton label={text("next")} disabled={!hasNext} onClick={() => sendToPlayer({ type: "next" })}>
        <SkipForward aria-hidden="true" className="size-5" />
      </IconButton>
    </div>
  );
}
