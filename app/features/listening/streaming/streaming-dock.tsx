import { Pause, Play, Settings2 } from "lucide-react";
import { useEffect, useState } from "react";
import { useRecitation } from "#app/audio/recitation-store.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { isActive, playedPercent } from "#domain/recitation/playing.ts";
import { PlayerDock } from "../player-dock.tsx";
import { RepeatButton } from "../repeat-button.tsx";
import { StreamingPlayer, type StreamingPlayerProps, useStreamedState } from "./streaming-player.tsx";

/** The player of a phone for the chosen surah: one line above the bottom bar; its settings are the full player. */
export function StreamingDock(props: StreamingPlayerProps) {
  const text = useMessages("player");
  const shell = useMessages("shell");
  const [isOpen, setIsOpen] = useState(false);
  const { isLoaded, title, reciter, message } = useStreamedState(props);
  const isPlaying = useRecitation(isActive) && isLoaded;
  const percent = useRecitation(playedPercent);
  useEffect(() => {
    // Toasts are shown above the dock while it is on the page.
    document.documentElement.dataset.bar = "player";
    return () => {
      delete document.documentElement.dataset.bar;
    };
  }, []);
  const Icon = isPlaying ? Pause : Play;
  return (
    <>
      <PlayerDock
        label={text("player")}
        start={
          <IconButton
            label={text(isPlaying ? "pause" : "play")}
            onClick={props.onPlay}
            className="rounded-round! text-green! hover:text-green-strong!"
          >
            <Icon aria-hidden="true" className="size-6 fill-current" />
          </IconButton>
        }
        title={title}
        detail={message ?? reciter}
        percent={isLoaded ? percent : 0}
        className="lg:hidden"
      >
        <RepeatButton />
        <IconButton label={text("options")} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          <Settings2 aria-hidden="true" className="size-5.5" />
        </IconButton>
      </PlayerDock>
      <Sheet
        title={text("options")}
        closeLabel={shell("close")}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
      >
        <StreamingPlayer {...props} />
      </Sheet>
    </>
  );
}
