import { Volume2, VolumeX } from "lucide-react";
import { useMessages } from "#app/i18n/messages.tsx";
import { sendToPlayer } from "#app/platform/open-player.ts";
import { useRecitation } from "#app/platform/recitation-store.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Slider } from "#app/ui/slider.tsx";

/** How loud, from 0 to 100; touching it unmutes. */
export function VolumeControl() {
  const text = useMessages("player");
  const volume = useRecitation((state) => state.volume);
  const isMuted = useRecitation((state) => state.isMuted);
  const Sign = isMuted ? VolumeX : Volume2;
  return (
    <div dir="ltr" className="col-span-2 flex items-end gap-2 pe-2 sm:col-span-1">
      <IconButton
        label={text(isMuted ? "unmute" : "mute")}
        onClick={() => sendToPlayer({ type: "mute", isMuted: !isMuted })}
      >
        <Sign aria-hidden="true" className="size-5" />
      </IconButton>
      <Slider
        label={text("volume")}
        value={isMuted ? 0 : volume}
        max={100}
        step={1}
        onChange={(next) => sendToPlayer({ type: "volume", volume: next })}
      />
    </div>
  );
}
