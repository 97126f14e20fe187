import { sendToPlayer } from "#app/audio/open-player.ts";
import { useRecitation } from "#app/audio/recitation-store.ts";
import { clockTime } from "#app/i18n/clock-time.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Slider } from "#app/ui/slider.tsx";
import { playedPercent } from "#domain/recitation/playing.ts";

type SeekSliderProps = {
  /** False where the surah shown is not the one playing: the slider is then disabled at 0. */
  readonly isOfPlaying?: boolean;
};

/** The position in the passage, in steps of 0.1 %; said as the verse and the time in it. */
export function SeekSlider({ isOfPlaying = true }: SeekSliderProps) {
  const text = useMessages("player");
  const language = useLanguage();
  const played = useRecitation(playedPercent);
  const percent = isOfPlaying ? played : 0;
  const isSeekable = useRecitation(
    ({ duration, current }) => duration > 0 && current?.passage.part !== "basmala",
  );
  const ayah = useRecitation(({ current }) => (isOfPlaying ? (current?.passage.ayah ?? 0) : 0));
  const duration = useRecitation((state) => (isOfPlaying ? Math.floor(state.duration) : 0));
  const at = clockTime((percent / 100) * duration, language);
  const times = { at, length: clockTime(duration, language) };
  return (
    <Slider
      label={text("position")}
      value={percent}
      max={100}
      step={0.1}
      isDisabled={!(isOfPlaying && isSeekable)}
      valueText={
        ayah > 0
          ? text("positionAt", { ayah: formatNumber(ayah, language), ...times })
          : text("positionInSurah", times)
      }
      onChange={(next) => sendToPlayer({ type: "seek", percent: next })}
    />
  );
}
