import { sendToPlayer } from "#app/audio/open-player.ts";
import { useRecitation } from "#app/audio/recitation-store.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Slider } from "#app/ui/slider.tsx";
import { playedPercent } from "#domain/recitation/playing.ts";

type SeekSliderProps = {
  /** False where the surah shown is not the one playing: the slider is then disabled at 0. */
  readonly isOfPlaying?: boolean;
  readonly className?: string;
};

/** The position in the passage, in steps of 0.1 %; by default it overlaps the top edge of the bar. */
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
