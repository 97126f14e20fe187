import { sendToPlayer } from "#app/audio/open-player.ts";
import { useRecitation } from "#app/audio/recitation-store.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Toggle } from "#app/ui/toggle.tsx";
import { repeatInEffect } from "#domain/recitation/following.ts";
import { playingAyah } from "#domain/recitation/playing.ts";
import { repeatModes } from "#domain/recitation/recitation.ts";
import { OptionSelect } from "./option-select.tsx";
import { RangeRepeat } from "./range-repeat.tsx";
import { ReciterSelect } from "./reciter-select.tsx";
import { SleepSelect } from "./sleep-select.tsx";
import { VolumeControl } from "./volume-control.tsx";

const speeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** Who is heard, how fast, how often, how loud and for how long; of the surah named where nothing is heard yet. */
export function ListeningOptions({ surah: named = 1 }: { readonly surah?: number }) {
  const text = useMessages("player");
  const language = useLanguage();
  const recording = useRecitation((state) => state.recording);
  const speed = useRecitation((state) => state.speed);
  const repeat = useRecitation(repeatInEffect);
  const isListenAndRepeat = useRecitation((state) => state.isListenAndRepeat);
  const surah = useRecitation(({ current }) => current?.passage.surah) ?? named;
  const ayah = useRecitation((state) => playingAyah(state, surah)) ?? 1;
  const isWhole = recording?.kind === "surahs";
  return (
    <div className="grid max-h-[50dvh] grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-x-4 gap-y-2 overflow-y-auto p-2 pt-3">
      {recording && <ReciterSelect recording={recording} />}
      <OptionSelect
        label={text("speed")}
        value={String(speed)}
        onChoose={(value) => sendToPlayer({ type: "speed", speed: Number(value) })}
        options={speeds.map((value) => [String(value), `${formatNumber(value, language)}×`])}
      />
      <OptionSelect
        label={text("repeat")}
        value={repeat}
        onChoose={(value) =>
          sendToPlayer({ type: "repeat", repeat: repeatModes.find((mode) => mode === value) ?? "none" })
        }
        options={repeatModes.map((mode) => [mode, text(isWhole ? `repeatSurah.${mode}` : `repeat.${mode}`)])}
      />
      <SleepSelect />
      <VolumeControl />
      {!isWhole && (
        <>
          <div className="grid content-end text-sm">
            <Toggle
              label={text("listenAndRepeat")}
              isOn={isListenAndRepeat}
              onChange={(isOn) => sendToPlayer({ type: "listenAndRepeat", isOn })}
            />
          </div>
          <RangeRepeat key={surah} surah={surah} ayah={ayah} />
        </>
      )}
    </div>
  );
}
