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
    <div className="flex min-h-14 flex-wrap items-center gap-x-3">
      <IconButton
        label={text(isMuted ? "unmute" : "mute")}
        onClick={() => sendToPlayer({ type: "mute", isMuted: !isMuted })}
        className="-mx-3"
      >
        <Icon aria-hidden="true" className="size-5" />
      </IconButton>
      <span aria-hidden="true">{text("volume")}</span>
      <Slider
        label={text("volume")}
        value={volume}
        valueText={formatPercent(volume, language)}
        className={`basis-20 ${className}`}
        max={100}
        step={1}
        onChange={(next) => sendToPlayer({ type: "volume", volume: next })}
      />
      <span
        aria-hidden="true"
        className={`w-[4ch] shrink-0 text-end text-ink-soft text-sm tabular-nums ${className}`}
      >
        {formatPercent(volume, language)}
      </span>
    </div>
  );
}
