import { Volume2, VolumeX } from "lucide-react";
import { sendToPlayer } from "#app/audio/open-player.ts";
import { useRecitation } from "#app/audio/recitation-store.ts";
import { useVolume } from "#app/audio/use-volume.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatPercent } from "#app/i18n/percent.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Slider } from "#app/ui/slider.tsx";

/** Volume from 0 to 100; changing it unmutes. */
export function VolumeControl() {
  const text = useMessages("player");
  const language = useLanguage();
  const { volume, className } = useVolume();
  const isMuted = useRecitation((state) => state.isMuted);
  const Icon = isMuted ? VolumeX : Volume2;
  return (
    <div dir="ltr" className="col-span-2 flex items-end gap-2 pe-2 sm:col-span-1">
      <IconButton
        label={text(isMuted ? "unmute" : "mute")}
        onClick={() => sendToPlayer({ type: "mute", isMuted: !isMuted })}
      >
        <Icon aria-hidden="true" className="size-5" />
      </IconButton>
      <Slider
        label={text("volume")}
        value={volume}
        valueText={formatPercent(volume, language)}
        className={className}
        max={100}
        step={1}
        onChange={(next) => sendToPlayer({ type: "volume", volume: next })}
      />
    </div>
  );
}
