import { sendToPlayer } from "#app/audio/open-player.ts";
import { useRecitation } from "#app/audio/recitation-store.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Slider } from "#app/ui/slider.tsx";
import { playedPercent } from "#domain/recitation/playing.ts";

type SeekSliderProps = {
  /** False where what is shown beside it is not what the player holds: it then stands still at the beginning. */
  readonly isOfPlaying?: boolean;
  readonly className?: string;
};

/** Where in the passage the recitation is, in tenths of a percent; by itself it lies on the edge of the bar. */
export function SeekSlider({ isOfPlaying = true, className = "-mt-2.5 h-5!" }: SeekSliderProps) {
  const text = useMessages("player");
  const language = useLanguage();
  const played = useRecitation(playedPercent);
  const percent = isOfPlaying ? played : 0;
  const isSeekable = useRecitation(
    ({ duration, current }) => duration > 0 && current?.passage.part !== "basmala",
  );
  return (
    <Slider
      label={text("position")}
      value={percent}
      max={100}
      step={0.1}
      isDisabled={!(isOfPlaying && isSeekable)}
      valueText={formatNumber(percent / 100, language, { style: "percent" })}
      onChange={(next) => sendToPlayer({ type: "seek", percent: next })}
      className={className}
    />
  );
}
